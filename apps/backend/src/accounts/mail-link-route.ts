import * as v from 'valibot';
import type { customer as customerTable } from '../database/schema';
import { countCall } from '../server/count-call';
import type { RequestContext } from '../server/request-context';
import { defineRoute, type Route } from '../server/route';
import { oneOf } from '../server/wire-shapes';
import { callbackUrl, refuseForeign } from './callback-url';
import { findCustomerByEmail, normalizeEmail } from './find-customer';
import { emailInput } from './person-input';

interface MailLink {
  url: string;
  /** What the mail is for. */
  purpose: string;
  limit: 'forgotPassword' | 'requestLoginLink';
  send(ctx: RequestContext, customer: typeof customerTable.$inferSelect, callback: string): Promise<void>;
}

/** A call that mails a link to the owner of an account, and answers the same, as fast, where there is none. */
export function mailLinkRoute({ url, purpose, limit, send }: MailLink): Route {
  return defineRoute({
    method: 'POST',
    url,
    summary: `Mails a link ${purpose}; answers the same whether or not the e-mail has an account`,
    access: 'anyone',
    body: v.object({ email: emailInput, callbackUrl }),
    response: oneOf(v.object({})),
    handler: async (ctx, { body }) => {
      refuseForeign(ctx.settings, body.callbackUrl);
      const email = normalizeEmail(body.email);
      await countCall(ctx, limit, { mailbox: email });
      ctx.defer(async () => {
        const customer = await findCustomerByEmail(ctx.db, email);
        if (customer !== null) await send(ctx, customer, body.callbackUrl);
      });
      return { data: {} };
    },
  });
}
