import type { Transaction } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';

export const parcelMailKind = 'parcelSent';

/** Tells the customer of a parcel. */
export async function enqueueParcelMail(
  tx: Transaction,
  { parcelId, email }: { parcelId: string; email: string },
  at: Date,
): Promise<void> {
  const subject = { subjectType: 'parcel', subjectId: parcelId };
  await tx
    .insert(outboxMail)
    .values({ ...subject, kind: parcelMailKind, recipient: email, enqueuedAt: at, runAfter: at });
}
