import { paymentKinds } from '@vyloha/contract';
import * as v from 'valibot';
import type { CartPayment } from './cart-payment';
import { moneyField, optionalTextField, pictureField } from '../wire-fields';

/** A payment on the wire; see `GET /api/v1/cart/payments`. */
export const paymentResponse = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    name: v.string(),
    description: optionalTextField,
    image: pictureField,
    type: v.picklist(paymentKinds),
    prices: v.object({ withTax: moneyField, withoutTax: moneyField }),
  }),
  v.transform(({ image, prices, ...payment }): CartPayment => ({
    ...payment,
    picture: image,
    price: { withTaxMinor: prices.withTax, withoutTaxMinor: prices.withoutTax },
  })),
);

export const paymentsResponse = v.array(paymentResponse);
