import { displayText, optionalPicture, optionalText, paymentKinds } from '@vyloha/contract';
import * as v from 'valibot';
import type { CartPayment } from './cart-payment';
import { moneyOrZero } from '../money-or-zero';

/** A payment on the wire; see `GET /api/v1/cart/payments`. */
export const paymentResponse = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    name: displayText,
    description: optionalText,
    image: optionalPicture,
    type: v.picklist(paymentKinds),
    prices: v.object({ withTax: moneyOrZero, withoutTax: moneyOrZero }),
  }),
  v.transform(({ image, prices, ...payment }): CartPayment => ({
    ...payment,
    picture: image,
    price: { withTaxMinor: prices.withTax, withoutTaxMinor: prices.withoutTax },
  })),
);

export const paymentsResponse = v.array(paymentResponse);
