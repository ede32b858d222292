import type { Charge } from './charge';
import type { Logo } from './logo';

export const paymentTypes = ['CASH_ON_DELIVERY', 'BANK_TRANSFER', 'ONLINE'] as const;

/** A way to pay. */
export interface Payment {
  id: string;
  code: string;
  name: string;
  description: string | null;
  logo: Logo | null;
  type: (typeof paymentTypes)[number];
  price: Charge;
}
