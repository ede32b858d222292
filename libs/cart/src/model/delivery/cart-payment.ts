import type { CartPicture } from '../cart-picture';
import type { TaxedPrice } from '../taxed-price';

/** A payment method. */
export interface CartPayment {
  id: string;
  code: string;
  name: string;
  description: string | null;
  picture: CartPicture | null;
  type: 'CASH_ON_DELIVERY' | 'BANK_TRANSFER' | 'ONLINE';
  price: TaxedPrice;
}
