import type { Result } from '@vyloha/contract';
import type { CartLine } from '../cart';
import type { CartProblem } from './cart-problem';

/** What the item-added confirmation shows. */
export interface AddedItem {
  line: CartLine;
  /** Quantity steps added this time; the line may hold more. */
  changedAmount: number;
  /** The quantity that was asked for, where another one was added; `null` otherwise. */
  requestedQuantity: number | null;
}

/** A one-time message in the shopper's language. */
export interface CartNotice {
  kind: 'success' | 'info' | 'warning';
  title?: string;
  text: string;
}

/** What a posted cart form did. */
export type CartChange =
  /** The dialog confirms a single item; its notice is for plain forms. */
  | { kind: 'added'; added: AddedItem | null; notice: CartNotice | null }
  | { kind: 'removalToConfirm'; lineId: string }
  | { kind: 'done'; notice: CartNotice };

/** A rejected form with its values, so that no input is lost. */
export interface CartRefusal {
  reason: CartProblem;
  lineId: string | null;
  quantity: string | null;
  /** The typed coupon code, where that was refused. */
  couponCode?: string;
  /** The typed number of credits, where that was refused. */
  credits?: string;
}

/** Response data of a posted cart form that is not redirected. */
export type CartActionResult = Result<CartChange, CartRefusal>;
