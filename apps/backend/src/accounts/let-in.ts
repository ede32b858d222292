import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { adoptGuestCart } from '../cart/adopt-guest-cart';
import { accessToken } from '../database/schema';
import type { RequestContext } from '../server/request-context';
import type { Login } from './log-in';

export const loginSchema = v.object({
  access_token: v.string(),
  /** Given back at the next login, has wrong passwords of strangers not count against this browser. */
  device_token: v.string(),
});

/** Whoever logs in takes the guest's cart along, and ends the login that the browser had before. */
export async function letIn(
  { db, guestTokenHash, accessTokenHash }: Pick<RequestContext, 'db' | 'guestTokenHash' | 'accessTokenHash'>,
  { token, deviceToken, customerId }: Login,
): Promise<{ data: v.InferOutput<typeof loginSchema> }> {
  if (accessTokenHash !== null) await db.delete(accessToken).where(eq(accessToken.tokenHash, accessTokenHash));
  if (guestTokenHash !== null) await adoptGuestCart(db, { customerId, guestTokenHash });
  return { data: { access_token: token, device_token: deviceToken } };
}
