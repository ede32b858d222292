import type { Settings, Transaction } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';

export const parcelMailKind = 'parcelSent';

/** Tells the customer of a parcel, unless the shop does not. */
export async function enqueueParcelMail(
  tx: Transaction,
  { parcelId, email }: { parcelId: string; email: string },
  { orderMailsOff }: Pick<Settings, 'orderMailsOff'>,
  at: Date,
): Promise<void> {
  if (orderMailsOff.includes('shipped')) return;
  const subject = { subjectType: 'parcel', subjectId: parcelId };
  await tx
    .insert(outboxMail)
    .values({ ...subject, kind: parcelMailKind, recipient: email, enqueuedAt: at, runAfter: at });
}
