import { accountEvents } from '../account-events';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { accessToken } from '../tables';
import type { RequestContext } from '@vyloha/backend-kernel';
import type { Login } from './log-in';

export const loginSchema = v.object({
  access_token: v.string(),
  /** Device token returned at the next login, so that strangers' wrong passwords do not count against this browser. */
  device_token: v.string(),
  /** What the guest's cart and the customer's could not keep both of, for the shopper to read. */
  cart_notices: v.array(v.string()),
});

/** Merges the guest's cart into the customer's, ends the browser's previous session and has the mail of the login sent. */
export async function completeLogin(
  ctx: RequestContext,
  { token, deviceToken, customerId }: Login,
): Promise<{ data: v.InferOutput<typeof loginSchema> }> {
  const { db, accessTokenHash } = ctx;
  ctx.wakeJobs();
  if (accessTokenHash !== null) await db.delete(accessToken).where(eq(accessToken.tokenHash, accessTokenHash));
  const notices = await accountEvents.of(ctx).loggedIn(ctx, customerId);
  return { data: { access_token: token, device_token: deviceToken, cart_notices: notices } };
}
