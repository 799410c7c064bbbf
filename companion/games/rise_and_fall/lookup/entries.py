"""Rules entries rendered from the data: every action of the six cards, and the printed values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.games.rise_and_fall import content
from companion.games.rise_and_fall.content import Action, Kind
from companion.games.rise_and_fall.lookup import printed
from companion.games.rise_and_fall.lookup.printed import called
from companion.lookup import Entry, Fact, HouseFact, Text

COST: Text = {"en": "Cost", "fr": "Coût"}
GAIN: Text = {"en": "Gain", "fr": "Gain"}
EFFECT: Text = {"en": "Effect", "fr": "Effet"}
BECOMES: Text = {"en": "{old} becomes {new}", "fr": "{old} devient {new}"}
ADDS: Text = {"en": "a {new} is added", "fr": "un {new} est ajouté"}
TAKES: Text = {
    "en": "an opponent’s {new} goes back, one of yours takes its place",
    "fr": "un {new} adverse est rendu, un des vôtres le remplace",
}
EACH: Text = {"en": "{gold} gold each", "fr": "{gold} PO chacun"}
GOLD: Text = {"en": "gold", "fr": "PO"}
ASKED: Text = {"en": "not known yet", "fr": "pas encore connu"}
READ: Text = {"en": "{n} points, as we read it", "fr": "{n} PV, d’après notre lecture"}
ASK_VALUE: Text = {
    "en": "{kind}: points of the card for {n} in the world",
    "fr": "{kind} : PV de la carte pour {n} dans le Monde",
}
ASK_TROPHY: Text = {"en": "{kind}: points of the trophy", "fr": "{kind} : PV du Trophée"}
AFTER_ONE: Text = {"en": "After the first trophy", "fr": "Après le premier Trophée"}
AFTER: Text = {"en": "After {n} trophies", "fr": "Après {n} Trophées"}
ASK_BANK: Text = {
    "en": "All the gold of the box, every coin added up",
    "fr": "Tout l’or de la boîte, toutes pièces additionnées",
}
HIGHEST_VALUE, HIGHEST_PRICE, MOST_GOLD = 99, 80, 99_999
IN_WORLD: Text = {"en": "{n} in the world", "fr": "{n} dans le Monde"}
LANGUAGES = ("en", "fr")


def entries() -> tuple[Entry, ...]:
    """All of them."""
    return (
        *map(_action, content.actions().values()),
        *map(_values, content.kinds().values()),
        _prices(),
    )


def house_facts() -> tuple[HouseFact, ...]:
    """What no source gives, or only our reading: values, two prices, the gold of the box."""
    return (
        *(fact for kind in content.kinds().values() for fact in _values_to_tell(kind)),
        *_prices_to_tell(),
        HouseFact("bank.gold", "amount", ASK_BANK, low=1, high=MOST_GOLD),
        *printed.facts(),
    )


def _values_to_tell(kind: Kind) -> Iterator[HouseFact]:
    for n, value in enumerate(kind.values, 1):
        text = _named(ASK_VALUE, kind, n)
        yield _amount(f"value.{kind.id}.{n}", text, HIGHEST_VALUE, value)
    text = _named(ASK_TROPHY, kind)
    yield _amount(f"value.trophy.{kind.id}", text, HIGHEST_VALUE, kind.trophy)


def _prices_to_tell() -> Iterator[HouseFact]:
    facts = content.bank_facts()
    for n, (price, guess) in enumerate(zip(facts.prices, facts.price_guesses, strict=True), 1):
        if price is None:
            yield _amount(f"price.{n}", _fill(printed.PRICE, n=str(n)), HIGHEST_PRICE, guess)


def _amount(fact: str, text: Text, high: int, guess: int | None) -> HouseFact:
    said = "" if guess is None else str(guess)
    return HouseFact(fact, "amount", text, high=high, guess=said)


def _named(text: Text, kind: Kind, n: int = 0) -> Text:
    name = called("piece", kind.id)
    return {lang: said.format(kind=name[lang], n=n) for lang, said in text.items()}


def _action(action: Action) -> Entry:
    kind = content.kinds()[action.piece]
    return Entry(
        id=f"action.{action.id}",
        kind="action",
        title=called("action", action.id),
        answer=_sentence(called("condition", action.id)),
        words=_both(called("piece", kind.id)),
        icons=(kind.icon,),
        see=(f"piece.{kind.id}",),
        printed=("explained",),
        facts=tuple(_facts(action)),
        house_facts=printed.of_action(action),
    )


def _facts(action: Action) -> Iterator[Fact]:
    if action.costs:
        yield Fact(COST, _amounts(action.costs))
    if action.gains:
        yield Fact(GAIN, _amounts(action.gains))
    for one in action.each:
        yield Fact(GAIN, _fill(EACH, gold=str(one.gold)))
    if action.becomes:
        yield Fact(EFFECT, _pieces(BECOMES, action.becomes, action.piece))
    if action.adds and action.needs:
        yield Fact(EFFECT, _pieces(BECOMES, action.adds, action.needs))
    elif action.adds:
        yield Fact(EFFECT, _pieces(ADDS, action.adds))
    if action.takes:
        yield Fact(EFFECT, _pieces(TAKES, action.takes))


def _values(kind: Kind) -> Entry:
    """What a card shows; what no source gives can be told by the owner."""
    rows = enumerate(kind.values, 1)
    facts = [
        Fact(_fill(IN_WORLD, n=str(n)), _points(value), house_fact=f"value.{kind.id}.{n}")
        for n, value in rows
    ]
    trophy: Text = {"en": "Trophy", "fr": "Trophée"}
    facts.append(Fact(trophy, _points(kind.trophy), house_fact=f"value.trophy.{kind.id}"))
    return Entry(
        id=f"value.{kind.id}",
        kind="card",
        title=_joined(
            {"en": "Points of the card", "fr": "PV de la carte"}, called("piece", kind.id)
        ),
        answer={
            "en": "What the foot of the card shows for the pieces in the world; told once.",
            "fr": "Ce que montre le bas de la carte selon les pièces ; à dire une fois.",
        },
        words=_both(called("piece", kind.id)),
        icons=("rise-card", kind.icon),
        see=("end.development", f"piece.{kind.id}"),
        printed=("cards", "count"),
        facts=tuple(facts),
    )


def _prices() -> Entry:
    facts = content.bank_facts()
    rows = tuple(
        Fact(
            _fill(AFTER_ONE if n == 1 else AFTER, n=str(n)),
            ASKED if price is None else _amounts({content.GOLD: price}),
            house_fact="" if price is not None else f"price.{n}",
        )
        for n, price in enumerate(facts.prices, 1)
    )
    return Entry(
        id="turn.prices",
        kind="turn",
        title={"en": "Prices of the decline", "fr": "Prix de rachat"},
        answer={
            "en": "A card in decline costs the more the more trophies all players have won. "
            "Printed: 5, 10, 20, and that prices go up to 80; that 80 is the last is our reading.",
            "fr": "Le prix d’une carte en Déclin monte avec les Trophées de tous. "
            "Imprimé : 5, 10, 20, et jusqu’à 80 ; que 80 soit le dernier est notre lecture.",
        },
        words={"en": ("how much to buy back", "price track"), "fr": ("combien coûte le rachat",)},
        icons=("rise-decline", "rise-gold"),
        see=("turn.d",),
        printed=("phase_d",),
        facts=rows,
        house_facts=printed.of_prices(),
    )


def _amounts(amounts: Mapping[str, int]) -> Text:
    named = {one.id: called("resource", one.id) for one in content.bank_facts().resources} | {
        content.GOLD: GOLD
    }
    return {
        lang: ", ".join(f"{n} {_unit(named[what][lang])}" for what, n in amounts.items())
        for lang in LANGUAGES
    }


def _unit(name: str) -> str:
    """Within a line: "2 wood", "2 PO"."""
    return name if name.isupper() else name.lower()


def _pieces(text: Text, new: str, old: str = "") -> Text:
    return {
        lang: text[lang].format(
            new=called("piece", new)[lang], old=called("piece", old)[lang] if old else ""
        )
        for lang in LANGUAGES
    }


def _points(value: int | None) -> Text:
    return ASKED if value is None else _fill(READ, n=str(value))


def _fill(text: Text, **values: str) -> Text:
    return {lang: said.format(**values) for lang, said in text.items()}


def _joined(first: Text, second: Text) -> Text:
    return {lang: f"{first[lang]} {second[lang]}" for lang in LANGUAGES}


def _sentence(text: Text) -> Text:
    return {lang: f"{said[0].upper()}{said[1:]}." for lang, said in text.items()}


def _both(text: Text) -> Mapping[str, tuple[str, ...]]:
    return {lang: (said,) for lang, said in text.items()}
