import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { accessToken, customer } from '../database/schema';
import { hashToken } from './tokens';

export interface Identity {
  customerId: string;
  priceList: string;
  groups: string[];
}

/** Owner of a valid token; null for an unknown or expired one. */
export async function findIdentity(db: Queryable, token: string, now: Date): Promise<Identity | null> {
  const [found] = await db
    .select({ customerId: customer.id, priceList: customer.priceList, groups: customer.groups })
    .from(accessToken)
    .innerJoin(customer, eq(customer.id, accessToken.customerId))
    .where(and(eq(accessToken.tokenHash, hashToken(token)), gt(accessToken.expiresAt, now)));
  return found ?? null;
}
