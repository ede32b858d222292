import * as v from 'valibot';
import type { customer as customerTable } from '../tables';
import { type RequestContext, type Route, dataSchema, defineRoute, enforceRateLimits } from '@vyloha/backend-kernel';
import type { accountLimits } from '../limits';
import { callbackUrl, requireOwnOrigin } from './callback-url';
import { findCustomerByEmail, normalizeEmail } from '../find-customer';
import { emailInput } from '../person-input';

interface MailLink {
  url: string;
  /** Purpose of the mail. */
  purpose: string;
  limit: typeof accountLimits.forgotPassword | typeof accountLimits.requestLoginLink;
  send(ctx: RequestContext, customer: typeof customerTable.$inferSelect, callback: string): Promise<void>;
}

/** A route that mails a link to the owner of an account, with the same response and timing where there is none. */
export function mailLinkRoute({ url, purpose, limit, send }: MailLink): Route {
  return defineRoute({
    method: 'POST',
    url,
    summary: `Mails a link ${purpose}; the response is the same whether or not the e-mail has an account`,
    access: 'anyone',
    body: v.object({ email: emailInput, callbackUrl }),
    response: dataSchema(v.object({})),
    handler: async (ctx, { body }) => {
      requireOwnOrigin(ctx.settings, body.callbackUrl);
      const email = normalizeEmail(body.email);
      await enforceRateLimits(ctx, limit, { mailbox: email });
      ctx.defer(async () => {
        const customer = await findCustomerByEmail(ctx.db, email);
        if (customer !== null) await send(ctx, customer, body.callbackUrl);
      });
      return { data: {} };
    },
  });
}
