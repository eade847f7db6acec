"""Tables over HTTP: whole matches, secrets, repeats, stale moves, coming and going, taking back."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from clients import Player, new_table
from tabbytop.core.record import verify
from tabbytop.games import GAMES, load_game

TWO = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Ben"}]

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_a_bot_ends_in_a_record_that_verifies(server, game):
    player = new_table(server.url, game)
    first = player.look()
    assert player.play_on([0]) > 10
    record = player.http.get(f"/api/matches/{player.match}/record").json()
    assert verify(load_game(game), record) == len(record["moves"])
    assert hashlib.sha256(record["seed"].encode()).hexdigest() == first["seed_hash"] == record["seed_hash"]


def test_the_seed_and_the_record_stay_secret_until_the_end(server):
    player = new_table(server.url)
    assert "seed" not in player.look()
    answer = player.http.get(f"/api/matches/{player.match}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "host-not-over")


def test_a_friend_joins_by_the_link_and_the_match_starts(server):
    ana = new_table(server.url, chairs=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    assert ana.look()["status"] == "open"
    early = ana.post("moves", seat=0, action={"kind": "take", "market": 0})
    assert (early.status_code, early.json()["code"]) == (409, "host-not-started")
    joined = httpx.post(f"{server.url}/api/matches/{ana.match}/join", json={"name": "Ben"}).json()
    ben = Player(server.url, ana.match, joined["token"])
    assert joined["seats"] == [1]
    assert ben.look()["status"] == "playing"
    assert [chair["name"] for chair in ana.look()["chairs"]] == ["Ana", "Ben"]
    late = httpx.post(f"{server.url}/api/matches/{ana.match}/join", json={"name": "Cleo"})
    assert (late.status_code, late.json()["code"]) == (409, "host-full")


def test_a_secret_opens_its_own_seats_and_no_others(server):
    ana = new_table(server.url, chairs=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    ben = Player(
        server.url,
        ana.match,
        httpx.post(f"{server.url}/api/matches/{ana.match}/join", json={"name": "B"}).json()["token"],
    )
    action = ana.actions(0)[0]
    for player, code in (
        (Player(server.url, ana.match), 401),
        (Player(server.url, ana.match, "x" * 32), 403),
        (ben, 403),
    ):
        assert player.post("moves", seat=0, action=action).status_code == code
    assert Player(server.url, ana.match, "guess").http.get(f"/api/matches/{ana.match}").status_code == 401
    assert ben.http.get(f"/api/matches/{ana.match}", params={"seat": 0}).status_code == 403
    assert Player(server.url, ana.match).look()["seat"] is None
    assert ana.post("moves", seat=0, action=action).status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_every_viewer_gets_what_the_game_lets_it_see_and_nothing_else(server, game):
    """At the end, when the seed is known, each view that was sent is made again from the record, to the letter."""
    import msgspec

    rules = load_game(game)
    chairs = [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}, {"kind": "here", "name": "C"}]
    player = new_table(server.url, game, chairs=chairs)
    seen = []
    while True:
        table = player.look(seat=1)
        seen.append((table["view"], Player(server.url, player.match).look()["view"]))
        if table["status"] == "over":
            break
        seat = table["to_act"][-1]
        player.post("moves", seat=seat, action=player.actions(seat)[-1]).raise_for_status()
    record = player.http.get(f"/api/matches/{player.match}/record").json()
    state = rules.new(rules.load_config(record["config"]), record["seed"])
    for (mine, public), move in zip(seen, [*record["moves"], None], strict=True):
        assert msgspec.json.encode(mine) == msgspec.json.encode(rules.dump_view(rules.view(state, 1)))
        assert msgspec.json.encode(public) == msgspec.json.encode(rules.dump_view(rules.view(state, None)))
        if move:
            state = rules.apply(state, move["seat"], rules.load_action(move["action"]))


def test_the_same_move_id_again_is_harmless(server):
    player = new_table(server.url, chairs=TWO)
    action = player.actions(0)[0]
    first = player.post("moves", seat=0, action=action, move_id="m-1")
    again = player.post("moves", seat=0, action=action, move_id="m-1", after=1)
    assert first.json() == again.json()
    assert len([m for m in player.messages() if m["kind"] == "move"]) == 1


def test_a_move_that_rests_on_old_news_is_stale(server):
    player = new_table(server.url, chairs=TWO)
    before = player.look()["number"]
    one, other = player.actions(0)[:2]
    player.post("moves", seat=0, action=one, after=before).raise_for_status()
    stale = player.post("moves", seat=0, action=other, after=before)
    assert stale.status_code == 409
    assert stale.json()["code"] == "host-stale"
    assert stale.json()["version"] == before + 1


def test_an_illegal_move_is_told_with_its_rule_in_the_players_language(server):
    player = new_table(server.url, chairs=TWO)
    french = Player(server.url, player.match, player.token, "fr-FR,fr;q=0.9")
    answer = french.post("moves", seat=0, action={"kind": "take", "market": 0})
    assert answer.status_code == 409
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["code"] == "calico-place-first"
    assert problem["section"] == "3.1"
    assert "Posez maintenant" in problem["title"]


def test_undo_goes_as_far_as_nothing_new_was_shown(server):
    player = new_table(server.url, chairs=TWO)
    player.post("moves", seat=0, action=player.actions(0)[0]).raise_for_status()
    assert player.post("undo", seat=0).status_code == 200
    assert player.look()["view"]["phase"] == "placing"
    player.post("moves", seat=0, action=player.actions(0)[3]).raise_for_status()
    player.post("moves", seat=0, action=player.actions(0)[0]).raise_for_status()
    assert player.post("undo", seat=0).json()["code"] == "undo-shown"
    strict = new_table(server.url, chairs=TWO, undo=False)
    strict.post("moves", seat=0, action=strict.actions(0)[0]).raise_for_status()
    assert (strict.post("undo", seat=0).status_code, strict.post("undo", seat=0).json()["code"]) == (
        403,
        "undo-never",
    )


def test_a_bot_sits_in_for_someone_who_is_away_and_hands_the_seat_back(server):
    player = new_table(server.url, chairs=TWO, stand_in="uniform")
    player.post("leave", seat=1).raise_for_status()
    player.play_on([0], most=6)
    assert player.look()["chairs"][1] == {
        "kind": "person",
        "name": "Ben",
        "away": True,
        "gave_up": False,
        "bot": "uniform",
        "here": False,
        "since": None,
    }
    player.post("back", seat=1).raise_for_status()
    assert player.look()["chairs"][1]["bot"] is None
    while player.look()["to_act"] != [1]:
        player.play_on([0], most=1)
    player.post("moves", seat=1, action=player.actions(1)[0]).raise_for_status()


def test_who_gives_up_is_played_to_the_end_by_a_bot(server):
    player = new_table(server.url, chairs=TWO, stand_in="greedy")
    player.post("give-up", seat=1).raise_for_status()
    player.play_on([0])
    assert player.look()["status"] == "over"
    assert player.post("give-up", seat=0).json()["code"] == "host-over"


def test_someone_who_leaves_before_the_start_frees_the_chair(server):
    chairs = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    ana = new_table(server.url, chairs=chairs, is_public=True)
    assert any(table["match"] == ana.match for table in httpx.get(f"{server.url}/api/tables").json())
    ben = Player(
        server.url,
        ana.match,
        httpx.post(f"{server.url}/api/matches/{ana.match}/join", json={"name": "B"}).json()["token"],
    )
    ben.post("leave", seat=1).raise_for_status()
    assert ana.look()["chairs"][1]["kind"] == "open"
    assert ben.http.get(f"/api/matches/{ana.match}").status_code == 401


def test_reactions_are_heard_by_all_and_others_are_refused(server):
    player = new_table(server.url, chairs=TWO)
    player.post("reactions", seat=1, reaction="purr").raise_for_status()
    assert Player(server.url, player.match).messages()[-1]["reaction"] == "purr"
    refused = player.post("reactions", seat=1, reaction="<script>")
    assert (refused.status_code, refused.json()["code"]) == (422, "host-reaction")


def test_all_seats_act_at_once_in_explore_and_draw_and_hidden_days_are_not_told(server):
    ana = new_table(server.url, "isle_of_cats", chairs=[{"kind": "me", "name": "A"}, {"kind": "open"}])
    ben = Player(
        server.url,
        ana.match,
        httpx.post(f"{server.url}/api/matches/{ana.match}/join", json={"name": "B"}).json()["token"],
    )
    before = ben.look()
    ana.post("moves", seat=0, action=ana.actions(0)[0]).raise_for_status()
    after = ben.look()
    assert after == before
    ben.post("moves", seat=1, action=ben.actions(1)[1], after=before["number"]).raise_for_status()


def sample_of_the_protocol_page(language, server):
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    (sample,) = re.findall(rf"```{language}\n(.*?)```", page, flags=re.DOTALL)
    return sample.replace("http://127.0.0.1:8000", server.url)


@pytest.mark.parametrize("game", GAMES)
def test_the_sample_of_the_protocol_page_plays_a_whole_match_of_each_game(server, game, capsys):
    names = {}
    exec(sample_of_the_protocol_page("python", server).replace("calico", game), names)  # noqa: S102  our own page
    names["house"].close()
    assert len(capsys.readouterr().out.strip().split(",")) == 2


def test_the_curl_sample_of_the_protocol_page_makes_a_table_joins_and_moves(server):
    assert shutil.which("curl"), "curl is needed: apt-get install curl"
    done = subprocess.run(
        ["sh", "-ec", sample_of_the_protocol_page("sh", server)], capture_output=True, text=True, check=True
    )
    assert '"seats":[1]' in done.stdout
    assert done.stdout.endswith('"status":"playing"}')


def test_every_setting_is_documented():
    from dataclasses import fields

    from tabbytop.server.settings import Settings

    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    assert all(f"TABBYTOP_{setting.name.upper()}" in page for setting in fields(Settings))


def test_no_client_is_sent_the_food_of_another_hand_or_the_cats_of_its_own(server):
    """Not even what lay open on the pile once: the page keeps no memory for its players."""
    chairs = [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}, {"kind": "here", "name": "C"}]
    player = new_table(server.url, "yummy_kitty", chairs=chairs)
    for _ in range(60):
        table = player.look(seat=1)
        if table["status"] == "over":
            break
        assert "memory" not in table["view"]
        for owner, hand in enumerate(table["view"]["hands"]):
            hidden = "animal" if owner == 1 else "food"
            assert all(card[hidden] is None for card in hand)
        seat = table["to_act"][0]
        player.post("moves", seat=seat, action=player.actions(seat)[0]).raise_for_status()
