import { eq } from 'drizzle-orm';
import type { Transaction } from '@vyloha/backend-kernel';
import { newsletterSubscriber, newsletterWithdrawal } from './tables';

interface Withdrawal {
  /** In lower case. */
  email: string;
  /** As in the table. */
  source: string;
  at: Date;
}

/**
 * Ends a subscription; of one that was confirmed, the proof is kept with the withdrawal.
 * @returns whether there was one
 */
export async function withdrawConsent(tx: Transaction, { email, source, at }: Withdrawal): Promise<boolean> {
  const [ended] = await tx.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, email)).returning();
  if (ended === undefined) return false;
  const { callbackUrl: _, confirmedAt, ...consent } = ended;
  if (confirmedAt !== null) {
    await tx
      .insert(newsletterWithdrawal)
      .values({ ...consent, confirmedAt, withdrawnAt: at, withdrawalSource: source });
  }
  return true;
}
