import { type Queryable, hashToken, newToken } from '@vyloha/backend-kernel';
import { orderToken } from './tables';

/** A further secret that opens an order. Only its hash is stored: each mail and each repeated answer has its own. */
export async function addOrderToken(db: Queryable, orderId: string): Promise<{ token: string; tokenHash: string }> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await db.insert(orderToken).values({ tokenHash, orderId });
  return { token, tokenHash };
}
