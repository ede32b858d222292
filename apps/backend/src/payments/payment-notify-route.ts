import * as v from 'valibot';
import { notFound } from '../server/http-error';
import { defineRoute } from '../server/routes/route';
import { dataSchema } from '../server/openapi/wire-shapes';

const maxIdLength = 100;

/**
 * A payment provider only notifies that something happened to a payment; the details are requested from the provider
 * itself, so that nobody can pay an order by calling this address. No provider is integrated here, hence no payment is
 * known.
 */
export const paymentNotifyRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/payments/notify',
  summary: 'A payment at the provider changed; the same notice again changes nothing',
  access: 'anyone',
  body: v.object({
    id: v.pipe(v.string(), v.trim(), v.minLength(1, 'requiredValue'), v.maxLength(maxIdLength, 'tooLong')),
  }),
  response: dataSchema(v.object({})),
  handler: () => Promise.reject(notFound()),
});
