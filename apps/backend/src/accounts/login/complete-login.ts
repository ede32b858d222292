import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { mergeGuestCart } from '../../cart/merge-guest-cart';
import { accessToken } from '../../database/schema';
import type { RequestContext } from '../../server/routes/request-context';
import type { Login } from './log-in';

export const loginSchema = v.object({
  access_token: v.string(),
  /** Device token returned at the next login, so that strangers' wrong passwords do not count against this browser. */
  device_token: v.string(),
});

/** Merges the guest's cart into the customer's and ends the browser's previous session. */
export async function completeLogin(
  { db, guestTokenHash, accessTokenHash }: Pick<RequestContext, 'db' | 'guestTokenHash' | 'accessTokenHash'>,
  { token, deviceToken, customerId }: Login,
): Promise<{ data: v.InferOutput<typeof loginSchema> }> {
  if (accessTokenHash !== null) await db.delete(accessToken).where(eq(accessToken.tokenHash, accessTokenHash));
  if (guestTokenHash !== null) await mergeGuestCart(db, { customerId, guestTokenHash });
  return { data: { access_token: token, device_token: deviceToken } };
}
