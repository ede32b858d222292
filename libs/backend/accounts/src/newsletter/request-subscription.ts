import { isNull } from 'drizzle-orm';
import type { Locale } from '@vyloha/contract';
import type { Queryable } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { newsletterSubscriber } from './tables';

interface Subscription {
  email: string;
  locale: Locale;
  /** Where the form is. */
  source: string | null;
  /** What the form says about the consent. */
  wording: string | null;
  /** Page of the shop that confirms, unless it is the usual one. */
  callbackUrl: string | null;
  at: Date;
}

/**
 * Writes a mail in which the owner of the mailbox confirms the subscription: anybody may fill in an e-mail. An address
 * that is confirmed stays as it is and gets no mail. Call it in a transaction.
 */
export async function requestSubscription(db: Queryable, { at, ...subscription }: Subscription): Promise<void> {
  const email = subscription.email.toLowerCase();
  const consent = { ...subscription, consentedAt: at };
  const pending = await db
    .insert(newsletterSubscriber)
    .values({ ...consent, email })
    .onConflictDoUpdate({
      target: newsletterSubscriber.email,
      set: { ...consent, email },
      setWhere: isNull(newsletterSubscriber.confirmedAt),
    })
    .returning({ email: newsletterSubscriber.email });
  if (pending.length === 0) return;
  const about = { subjectType: 'subscriber', subjectId: email };
  await db.insert(outboxMail).values({ kind: 'newsletter', ...about, recipient: email, enqueuedAt: at, runAfter: at });
}
