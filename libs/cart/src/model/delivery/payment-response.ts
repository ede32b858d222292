import { displayText, optionalPicture, optionalText, paymentKinds } from '@vyloha/contract';
import { moneySchema, optionalMoney } from '@vyloha/money';
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
    /** Left out by a backend that rounds nothing. */
    cashRounding: optionalMoney,
    unavailable: optionalText,
    invoice: v.optional(v.nullable(v.object({ dueDays: v.number(), left: moneySchema })), null),
  }),
  v.transform(({ image, prices, cashRounding, invoice, ...payment }): CartPayment => ({
    ...payment,
    invoice: invoice && { dueDays: invoice.dueDays, leftMinor: invoice.left },
    picture: image,
    price: { withTaxMinor: prices.withTax, withoutTaxMinor: prices.withoutTax },
    cashRoundingMinor: cashRounding,
  })),
);

export const paymentsResponse = v.array(paymentResponse);
