import type { CartLine } from './cart';
import type { CartProblem } from './cart-problem';

/** What the item-added confirmation shows. */
export interface AddedItem {
  line: CartLine;
  /** Counted steps added this time; the line may hold more. */
  changedAmount: number;
}

/** A form that was refused, with what it said, so that nothing typed is lost. */
export interface CartRefusal {
  kind: 'refused';
  problem: CartProblem;
  lineId: string | null;
  quantity: string | null;
}

/** What is told to the shopper once, in the shopper's language. */
export interface CartNotice {
  kind: 'success' | 'info' | 'warning';
  text: string;
}

/** What a posted cart form is answered with when it is not answered by a redirect. */
export type CartActionResult =
  | { kind: 'added'; added: AddedItem | null }
  | { kind: 'removalToConfirm' }
  | { kind: 'done'; notice: CartNotice }
  | CartRefusal;
