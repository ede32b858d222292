import type { PaymentKind } from '@vyloha/contract';
import type { TaxedPrice } from '@vyloha/money';
import type { CartPicture } from '../cart-picture';

/** A payment method. */
export interface CartPayment {
  id: string;
  code: string;
  name: string;
  description: string | null;
  picture: CartPicture | null;
  type: PaymentKind;
  price: TaxedPrice;
  /** What an order comes to is rounded to a multiple of this; `null` where it is paid exactly. */
  cashRoundingMinor: number | null;
  /** Why the cart cannot be paid by it now, in words; `null` when it can. */
  unavailable: string | null;
  /** Of payment by invoice: days from its issue, and what may still be ordered so, with tax. */
  invoice: { dueDays: number; leftMinor: number } | null;
}
