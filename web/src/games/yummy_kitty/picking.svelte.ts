/** What a click on the own hand or bowl means: a card to pay, a yarn that waits for its colony, a colony to join or leave. */
import { join, layYarn, leave, pay, type Action, type Legal, type Seen, type View } from "./table";

export class TurnPicking {
  /** The place in hand of the yarn that waits for its colony. */
  laying = $state<number | null>(null);

  constructor(private readonly turn: () => { view: View; seat: number | null; legal: Legal }) {}

  /** An own card is clicked; the action that is meant. */
  own(place: number): Action | null {
    const { view, seat, legal } = this.turn();
    if (seat === null) return null;
    if (this.laying === place || legal.find("yarn", { card: place })) {
      this.laying = this.laying === place ? null : place;
      return null;
    }
    if (view.phase !== "turn" || view.hands[seat][place].food !== "yarn") return pay(place);
    return layYarn(place, Object.keys(view.bowls[seat].colonies)[0] ?? "orange");
  }

  /** A colony is clicked; the action that is meant, or null where its buttons must tell cats and angora apart. */
  colony(colony: string): Action | null {
    const { view, legal } = this.turn();
    if (this.laying !== null) return layYarn(this.laying, colony);
    if (view.phase !== "leaving") return join(colony);
    const lured = legal.of("leave", { colony });
    return lured.length > 1 ? null : (lured[0]?.action ?? leave(colony));
  }

  canOwn(place: number): boolean {
    const { legal } = this.turn();
    return !!legal.find("pay", { card: place }) || !!legal.find("yarn", { card: place });
  }

  canColony(colony: string): boolean {
    const { legal } = this.turn();
    if (this.laying !== null) return !!legal.find("yarn", { card: this.laying, colony });
    return !!legal.find("join", { colony }) || !!legal.find("leave", { colony });
  }

  /** The cats that the mouse wants, as the view names them: `orange` or `orange angora`. */
  isLured(colony: string, card: Seen): boolean {
    const { view, seat } = this.turn();
    if (seat === null || view.phase !== "leaving" || !card.animal) return false;
    const joker = card.animal === "angora" && colony !== "angora";
    return view.lured[seat].includes(joker ? `${colony} angora` : colony);
  }
}
