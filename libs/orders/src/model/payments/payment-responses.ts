import { displayText, optionalText, type PaymentKind, paymentKinds } from '@vyloha/contract';
import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';

/** A method that an order may be changed to. */
export interface OtherPayment {
  id: string;
  name: string;
  description: string | null;
  type: PaymentKind;
  /** In the order's currency, with tax. */
  priceMinor: number;
}

/** Response of `GET …/payments` of an order. */
export const otherPaymentsResponse = v.array(
  v.pipe(
    v.object({
      id: v.string(),
      name: displayText,
      description: optionalText,
      type: v.picklist(paymentKinds),
      prices: v.object({ withTax: v.nullish(moneySchema, 0) }),
    }),
    v.transform(({ prices, ...payment }): OtherPayment => ({ ...payment, priceMinor: prices.withTax })),
  ),
);

/** A payment at the gateway that waits for its shopper. */
export interface StartedPayment {
  /** The gateway's. */
  id: string;
  redirectUrl: string;
}

/** Response of `POST …/payment` of an order; `null` where there is nothing to pay at the gateway. */
export const payResponse = v.pipe(
  v.object({ payment: v.nullish(v.object({ id: v.string(), redirectUrl: v.string() }), null) }),
  v.transform(({ payment }): StartedPayment | null => payment),
);
