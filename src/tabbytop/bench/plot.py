"""A tournament as a picture: one row a bot, a dot for its figure, a bar for the 95 % interval. Plain SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from tabbytop.bots.ratings import Rank

WIDTH, LEFT, ROW, TOP = 640, 130, 34, 50


def ladder_svg(ranking: list[Rank], game: str, *, alone: bool) -> str:
    """Ratings, or mean points where everyone plays alone."""
    spans = [_span(row, alone) for row in ranking]
    least, most = min(low for low, _, _ in spans), max(high for _, _, high in spans)
    scale = (WIDTH - LEFT - 40) / max(1e-9, most - least)
    height = TOP + ROW * len(ranking) + 30
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fdfaf3"/>',
        f'<text x="20" y="28" font-size="16">{escape(game)}: {"points" if alone else "Elo"}</text>',
    ]
    for number, (row, (low, middle, high)) in enumerate(zip(ranking, spans, strict=True)):
        y = TOP + ROW * number + ROW // 2
        a, x, b = (LEFT + (value - least) * scale for value in (low, middle, high))
        lines += [
            f'<text x="20" y="{y + 5}" font-size="13">{escape(row.bot)}</text>',
            f'<line x1="{a:.1f}" y1="{y}" x2="{b:.1f}" y2="{y}" stroke="#8a6d3b" stroke-width="3"/>',
            f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#b5531c"/>',
            f'<text x="{x:.1f}" y="{y - 9}" font-size="11" text-anchor="middle">{middle:.0f}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def _span(row: Rank, alone: bool) -> tuple[float, float, float]:
    if not alone:
        return row.elo_low, row.elo, row.elo_high
    mean = row.corrected or row.points
    return mean.value - mean.margin, mean.value, mean.value + mean.margin
