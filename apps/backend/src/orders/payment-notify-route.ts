import * as v from 'valibot';
import { notFound } from '../server/refusal';
import { defineRoute } from '../server/route';
import { oneOf } from '../server/wire-shapes';

const mostCharacters = 100;

/**
 * A payment provider says only that something happened to a payment; what, is asked of the provider itself, so that
 * nobody can pay an order by calling this address. No payment is taken by a provider here, hence none is known.
 */
export const paymentNotifyRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/payments/notify',
  summary: 'A payment at the provider changed; the same notice again changes nothing',
  access: 'anyone',
  body: v.object({
    id: v.pipe(v.string(), v.trim(), v.minLength(1, 'requiredValue'), v.maxLength(mostCharacters, 'tooLong')),
  }),
  response: oneOf(v.object({})),
  handler: () => Promise.reject(notFound()),
});
