/** Motion as the difference of two pictures: a card that lies elsewhere now flies there, a new one comes off the pile. */

const GENTLE = 230;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const MOST = 10;

export type Places = Map<string, DOMRect>;

export function places(board: HTMLElement): Places {
  const found: Places = new Map();
  for (const card of board.querySelectorAll<HTMLElement>("[data-card]")) found.set(card.dataset.card!, card.getBoundingClientRect());
  return found;
}

function shown(rect: DOMRect): boolean {
  return rect.width > 0 && rect.bottom > -200 && rect.top < innerHeight + 200;
}

interface Flight {
  card: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  /** In ms. */
  delay: number;
}

/** A copy flies in the air layer, for rows that scroll would cut it off; the card itself is back when it lands. */
function fly({ card, from, to, delay }: Flight, layer: HTMLElement): void {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-card");
  copy.style.cssText = `position:fixed;margin:0;left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px`;
  layer.append(copy);
  const [dx, dy, scale] = [from.left - to.left, from.top - to.top, from.width / to.width];
  const lift = Math.min(40, Math.hypot(dx, dy) / 6); // a cat jumps, it does not slide
  const timing: KeyframeAnimationOptions = { duration: GENTLE, delay, easing: EASE, fill: "backwards" };
  copy.style.transformOrigin = "0 0";
  const flight = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
      { transform: "none" },
    ],
    timing,
  );
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GENTLE, delay, fill: "backwards" });
  const land = () => copy.remove();
  flight.finished.then(land, land);
}

function flights(board: HTMLElement, before: Places): Flight[] {
  const pile = board.querySelector("[data-pile]")?.getBoundingClientRect();
  const found: Flight[] = [];
  let dealt = 0;
  for (const card of board.querySelectorAll<HTMLElement>("[data-card]")) {
    const to = card.getBoundingClientRect();
    const from = before.get(card.dataset.card!) ?? pile;
    if (!from || !shown(from) || !shown(to) || found.length >= MOST) continue;
    if (Math.hypot(from.left - to.left, from.top - to.top) < 8) continue;
    found.push({ card, from, to, delay: before.has(card.dataset.card!) ? 0 : 45 * dealt++ });
  }
  return found;
}

/** All is measured before anything is changed, so that the page is laid out once. */
export function settleCards(board: HTMLElement, layer: HTMLElement, before: Places): void {
  for (const flight of flights(board, before)) fly(flight, layer);
}

/** From view to view: cards fly from where they lay before. Pictures that come before they fly count as one. */
export class Flights {
  private before: Places | null = null;
  private eyes: number | null | undefined;
  private frame = 0;

  /** Before the page changes; nothing flies for other eyes than those that saw it last. */
  look(board: HTMLElement | undefined, calm: boolean, seat: number | null): void {
    if (!this.frame) this.before = board && !calm && this.eyes === seat ? places(board) : null;
    this.eyes = seat;
  }

  settle(board: HTMLElement, layer: HTMLElement): void {
    if (!this.before || this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      if (this.before && board.isConnected) settleCards(board, layer, this.before);
      this.before = null;
    });
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }
}
