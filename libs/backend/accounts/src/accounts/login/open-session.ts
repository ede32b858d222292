import { accessToken } from '../tables';
import { type Queryable, hashToken, newToken } from '@vyloha/backend-kernel';
import { describeDevice } from '../sessions/describe-device';

const tokenLifetimeMs = 7 * 24 * 60 * 60 * 1000;

interface OpenSessionInput {
  customerId: string;
  now: Date;
  /** Of the browser that logs in; null when unknown. Only what `describeDevice` reads from it is stored. */
  userAgent: string | null;
  isStaff?: boolean;
}

/** A bearer token for seven days; only its hash is stored. */
export async function openSession(
  db: Queryable,
  { customerId, now, userAgent, isStaff = false }: OpenSessionInput,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
  const device = describeDevice(userAgent ?? '');
  await db
    .insert(accessToken)
    .values({ tokenHash: hashToken(token), customerId, expiresAt, createdAt: now, device, isStaff });
  return token;
}
