import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { customer } from './tables';

/** E-mails are compared case-insensitively and trimmed. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function findCustomerByEmail(db: Queryable, email: string): Promise<typeof customer.$inferSelect | null> {
  const [found] = await db
    .select()
    .from(customer)
    .where(eq(sql`lower(${customer.email})`, normalizeEmail(email)));
  return found ?? null;
}
