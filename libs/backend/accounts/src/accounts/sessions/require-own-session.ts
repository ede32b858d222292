import { and, eq } from 'drizzle-orm';
import { accessToken } from '../tables';
import { HttpError, type RequestContext } from '@vyloha/backend-kernel';

/**
 * For what outlives a session: the staff who are logged in as a customer must not leave themselves a way in.
 * @throws HttpError 403 in a session of the staff
 */
export async function requireOwnSession({
  db,
  accessTokenHash,
}: Pick<RequestContext, 'db' | 'accessTokenHash'>): Promise<void> {
  const [found] = await db
    .select({ isStaff: accessToken.isStaff })
    .from(accessToken)
    .where(and(eq(accessToken.tokenHash, accessTokenHash ?? ''), eq(accessToken.isStaff, false)));
  if (found === undefined) throw new HttpError(403, [{ key: 'forbidden', code: 'forbidden' }]);
}
