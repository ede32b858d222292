import * as v from 'valibot';
import { chargeResponse } from './charge-response';
import { logoResponse } from './logo-response';
import { paymentTypes, type Payment } from './payment';

const paymentResponse = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    name: v.string(),
    description: v.nullable(v.string()),
    image: logoResponse,
    type: v.picklist(paymentTypes),
    prices: chargeResponse,
  }),
  v.transform(({ image, prices, ...payment }): Payment => ({ ...payment, logo: image, price: prices })),
);

/** Payments as `GET /api/v1/cart/payments` answers them. */
export const paymentsResponse = v.array(paymentResponse);
