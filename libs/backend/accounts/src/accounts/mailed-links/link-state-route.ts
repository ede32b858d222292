import * as v from 'valibot';
import { dataSchema, defineRoute, enforceRateLimits } from '@vyloha/backend-kernel';
import { accountLimits } from '../limits';
import { findPendingRegistration } from '../registration/pending-registrations';
import { isTokenOpen } from './customer-tokens';
import { tokenInput } from './token-input';

/** What links of mails about accounts are for. */
const linkKinds = ['registration', 'activation', 'loginLink', 'reset', 'emailChange'] as const;

/** Says before a form is filled in what its sending would say; the secret is not used up. */
export const linkStateRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/mailed-links/state',
  summary: 'Whether the link of a mail about an account can still be used',
  access: 'anyone',
  body: v.object({ kind: v.picklist(linkKinds), token: tokenInput }),
  response: dataSchema(v.object({ is_open: v.boolean() })),
  handler: async (ctx, { body: { kind, token } }) => {
    await enforceRateLimits(ctx, accountLimits.readLinkState);
    const { db } = ctx;
    const now = ctx.now();
    const isOpen =
      kind === 'registration'
        ? (await findPendingRegistration(db, token, now)) !== null
        : await isTokenOpen(db, { token, purpose: kind, now });
    return { data: { is_open: isOpen } };
  },
});
