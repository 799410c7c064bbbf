GL_COLOR_BUFFER_BIT: int
GL_LUMINANCE_ALPHA: int
GL_TEXTURE_2D: int
GL_UNPACK_ALIGNMENT: int
GL_UNSIGNED_BYTE: int

def glClear(mask: int) -> None: ...
def glFinish() -> None: ...
def glFlush() -> None: ...
def glPixelStorei(pname: int, param: int) -> None: ...
def glTexImage2D(
    target: int,
    level: int,
    internalformat: int,
    width: int,
    height: int,
    border: int,
    format: int,
    type: int,
    pixels: bytes,
) -> None: ...
def glTexSubImage2D(
    target: int,
    level: int,
    xoffset: int,
    yoffset: int,
    width: int,
    height: int,
    format: int,
    type: int,
    pixels: bytes,
) -> None: ...
