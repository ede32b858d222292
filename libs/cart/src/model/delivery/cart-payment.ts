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
}
