import { and, eq, gt } from 'drizzle-orm';
import { type Queryable, hashToken, newToken } from '@vyloha/backend-kernel';
import { customerToken } from '../tables';

const purpose = 'device';
const lifetimeMs = 180 * 24 * 60 * 60 * 1000;

interface Device {
  customerId: string;
  now: Date;
}

/**
 * A browser that logged in to the account before holds a secret of its own. It grants no access: its wrong passwords
 * are only counted separately from those of strangers, who therefore cannot lock the owner out.
 */
export async function isKnownDevice(
  db: Queryable,
  { token, customerId, now }: Device & { token: string },
): Promise<boolean> {
  const [found] = await db
    .select({ tokenHash: customerToken.tokenHash })
    .from(customerToken)
    .where(
      and(
        eq(customerToken.tokenHash, hashToken(token)),
        eq(customerToken.customerId, customerId),
        eq(customerToken.purpose, purpose),
        gt(customerToken.expiresAt, now),
      ),
    );
  return found !== undefined;
}

/**
 * Whether nobody logged in to the account from such a browser and system lately, though from others. Who deletes their
 * cookies gets no mail about each login, nor does anybody about their first one. A device without a name is always new:
 * two of them may be anything.
 */
export async function isNewKindOfDevice(
  db: Queryable,
  { customerId, device, now }: Device & { device: string | null },
): Promise<boolean> {
  const isDevice = and(
    eq(customerToken.customerId, customerId),
    eq(customerToken.purpose, purpose),
    gt(customerToken.expiresAt, now),
  );
  const known = await db.select({ device: customerToken.device }).from(customerToken).where(isDevice);
  return known.length > 0 && (device === null || !known.some((other) => other.device === device));
}

/** The device secret of a browser that logs in: its own, extended, or a new one. */
export async function saveDevice(
  db: Queryable,
  { knownToken, customerId, device, now }: Device & { knownToken: string | null; device: string | null },
): Promise<string> {
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  if (knownToken !== null) {
    const isSame = eq(customerToken.tokenHash, hashToken(knownToken));
    await db.update(customerToken).set({ expiresAt, device }).where(isSame);
    return knownToken;
  }
  const token = newToken();
  await db.insert(customerToken).values({ tokenHash: hashToken(token), customerId, purpose, device, expiresAt });
  return token;
}

/** A new password resets the known devices: whoever logged in with the old one is a stranger. */
export async function deleteDevices(db: Queryable, customerId: string): Promise<void> {
  const isDevice = and(eq(customerToken.customerId, customerId), eq(customerToken.purpose, purpose));
  await db.delete(customerToken).where(isDevice);
}
