import type { PaymentKind } from '@vyloha/contract';
import type { CartPicture } from '../cart-picture';
import type { TaxedPrice } from '../taxed-price';

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
