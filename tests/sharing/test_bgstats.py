"""The link and the file for BG Stats."""

import json
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

from companion.sharing import link, playfile
from companion.sharing.bgstats import LONGEST
from tests.sharing.makers import AUTOMA, ZOE, a_play


def read(address):
    return json.loads(parse_qs(urlsplit(address).query)["data"][0])


class TestLink:
    def test_it_goes_to_the_page_that_creates_a_play(self):
        parts = urlsplit(link(a_play()))

        assert (parts.scheme, parts.netloc, parts.path) == (
            "https",
            "app.bgstatsapp.com",
            "/createPlay.html",
        )

    def test_everything_arrives_as_it_was(self):
        data = read(link(a_play()))

        assert data["comments"] == "é & + % #"
        assert data["playDate"] == "2026-11-01 19:30:00"
        assert [p["name"] for p in data["players"]] == ["Zoé", "Automa"]

    def test_booleans_are_always_there_and_numbers_are_numbers(self):
        data = read(link(a_play(people=(replace(ZOE, score=None), AUTOMA))))

        assert type(data["game"]["bggId"]) is int
        assert all(type(data["game"][key]) is bool for key in ("highestWins", "noPoints"))
        assert all(
            type(p[key]) is bool for p in data["players"] for key in ("winner", "startPlayer")
        )
        assert "score" not in data["players"][0]

    def test_a_game_without_a_number_sends_none(self):
        assert "bggId" not in read(link(a_play(number=None)))["game"]

    def test_a_long_comment_is_left_out_whole(self):
        data = read(link(a_play(comment="é" * 3000)))

        assert "comments" not in data
        assert data["board"] == "Automa 4"

    def test_eight_long_names_still_fit(self):
        crowd = tuple(replace(ZOE, name="👑" * 200, id=f"p{i}", role="é" * 90) for i in range(8))

        address = link(a_play(people=crowd))

        assert len(address) <= LONGEST
        assert len(read(address)["players"]) == 8


class TestPlayfile:
    def test_every_reference_leads_somewhere(self):
        data = json.loads(playfile([a_play(), a_play(id="g8", game="rise", number=None)]))
        people = {person["id"] for person in data["players"]}
        games = {game["id"] for game in data["games"]}
        places = {place["id"] for place in data["locations"]}

        assert {
            score["playerRefId"] for p in data["plays"] for score in p["playerScores"]
        } == people
        assert {play["gameRefId"] for play in data["plays"]} == games
        assert {play["locationRefId"] for play in data["plays"]} == places

    def test_the_same_game_keeps_its_id(self):
        (once,) = json.loads(playfile([a_play()]))["plays"]
        again, other = json.loads(playfile([a_play(minutes=1), a_play(id="g8")]))["plays"]

        assert once["uuid"] == again["uuid"] != other["uuid"]

    def test_scores_are_text_and_bots_are_marked(self):
        (play,) = json.loads(playfile([a_play()]))["plays"]

        assert [score["score"] for score in play["playerScores"]] == ["1212", "180"]
        assert [score["metaData"] for score in play["playerScores"]] == ["{}", '{"isNpc":1}']

    def test_you_are_who_said_so_and_not_who_won(self):
        data = json.loads(playfile([a_play(people=(replace(AUTOMA, rank=1), ZOE))]))
        [me] = [one for one in data["players"] if one["id"] == data["userInfo"]["meRefId"]]
        nobody = json.loads(playfile([a_play(people=(replace(ZOE, me=False),))]))

        assert me["name"] == "Zoé"
        assert nobody["userInfo"]["meRefId"] == 0

    def test_no_game_is_a_file_too(self):
        assert json.loads(playfile([]))["plays"] == []
