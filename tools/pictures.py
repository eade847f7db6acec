"""Make the pictures of the README from the real page and the real terminal: `python tools/pictures.py docs/pictures`.

Needs Chromium, the development environment and a built page. Tables are dealt at random: no two
runs look alike.
"""

from __future__ import annotations

import io
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

from clients import Player, new_table
from services import Server
from tabbytop.bots.bot import Budget, make_bot
from tabbytop.cli.boards import load_board
from tabbytop.games import GAMES, load_game
from tabbytop.words import load_words

MOVES = {"calico": 36, "isle_of_cats": 28, "yummy_kitty": 40}
"""Messages that Ana has been told, or moves of both seats, before the picture is taken."""
SIZE = {"width": 1280, "height": 800}
CHAIRS = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "tiger"}]


def let_bots_play(player: Player, messages: int) -> None:
    """A bot sits in for the person until so much has happened and it is the person's turn again."""
    player.post("leave", seat=0).raise_for_status()
    while (look := player.look())["number"] < messages and look["status"] != "over":
        time.sleep(0.02)
    player.post("back", seat=0).raise_for_status()
    while 0 not in player.look()["to_act"]:
        time.sleep(0.02)


def photograph(browser: Browser, server: Server, game: str, file: Path) -> None:
    player = new_table(server.url, game, CHAIRS, stand_in="tiger")
    let_bots_play(player, MOVES[game])
    page = browser.new_page(viewport=SIZE, locale="en", reduced_motion="reduce")
    key = {"match": player.match, "token": player.token, "seats": [0], "game": game, "at": 1}
    page.add_init_script(f"localStorage.setItem('tabbytop-keys', JSON.stringify([{key}]))")
    page.goto(f"{server.url}/t/{player.match}", wait_until="networkidle")
    page.wait_for_selector("section.board")
    page.wait_for_timeout(1000)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=file, type="jpeg", quality=82)
    page.close()


def draw_terminal(game_name: str, file: Path) -> None:
    game, words = load_game(game_name), load_words("en")
    state, bot, dice = game.new(game.load_config({"players": 2}), 7), make_bot("greedy", game), Random(7)
    for _ in range(MOVES[game_name]):
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, bot.choose(game.view(state, seat), Budget(iterations=1), dice))
    console = Console(record=True, width=96, force_terminal=True, color_system="truecolor", file=io.StringIO())
    console.print(load_board(game_name).picture(game.view(state, 0), 0, ["Ana", "Ben"], words))
    drawn = console.export_svg(title=f"tabbytop play {game_name}")
    file.write_text(
        re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL), "utf-8"
    )  # no font is loaded from elsewhere


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        Server(f"sqlite:///{home}/t.db", think_iterations=100) as server,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=shutil.which("chromium"))
        for game in GAMES:
            photograph(browser, server, game, folder / f"{game}.jpg")
        browser.close()
    draw_terminal("calico", folder / "terminal.svg")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
