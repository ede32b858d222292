import type { CartLine } from '../cart';
import type { CartProblem } from './cart-problem';

/** What the item-added confirmation shows. */
export interface AddedItem {
  line: CartLine;
  /** Quantity steps added this time; the line may hold more. */
  changedAmount: number;
}

/** A rejected form with its values, so that no input is lost. */
export interface CartRefusal {
  kind: 'refused';
  problem: CartProblem;
  lineId: string | null;
  quantity: string | null;
}

/** A one-time message in the shopper's language. */
export interface CartNotice {
  kind: 'success' | 'info' | 'warning';
  text: string;
}

/** Response data of a posted cart form that is not redirected. */
export type CartActionResult =
  | { kind: 'added'; added: AddedItem | null }
  | { kind: 'removalToConfirm' }
  | { kind: 'done'; notice: CartNotice }
  | CartRefusal;
