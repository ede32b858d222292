import { eq } from 'drizzle-orm';
import type { Queryable, RequestContext } from '@vyloha/backend-kernel';
import { customer } from '../tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';

/** Events that the owner of an account gets a mail about, to notice what somebody else does with it. */
export const securityMailKinds = ['passwordChanged', 'passkeyAdded', 'passkeyRemoved', 'newDevice'] as const;

interface SecurityMail {
  kind: (typeof securityMailKinds)[number];
  customerId: string;
  /** Name of the passkey or of the device; null for what has none. */
  detail?: string | null;
}

/** Call it in the transaction that the mail tells about, and `wakeJobs` after it. */
export async function enqueueSecurityMail(
  db: Queryable,
  { locale, now }: Pick<RequestContext, 'locale' | 'now'>,
  { kind, customerId, detail = null }: SecurityMail,
): Promise<void> {
  const [owner] = await db.select({ email: customer.email }).from(customer).where(eq(customer.id, customerId));
  if (owner === undefined) return;
  const due = { enqueuedAt: now(), runAfter: now() };
  const about = { subjectType: 'customer', subjectId: customerId, ...(detail !== null && { data: { detail } }) };
  await db.insert(outboxMail).values({ kind, ...about, locale, recipient: owner.email, ...due });
}
