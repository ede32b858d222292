import { eq } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { company } from '../tables';

/**
 * The company as it is now, locked until commit: of two changes of its members, or two uses of its credit, the second
 * sees the first. What only refers to it, as new orders and requests do, does not wait.
 * @returns null for one that is gone
 */
export async function lockCompany(tx: Transaction, companyId: string): Promise<typeof company.$inferSelect | null> {
  const [row] = await tx.select().from(company).where(eq(company.id, companyId)).for('no key update');
  return row ?? null;
}
