import { formatMoney } from '@vyloha/money';
import * as v from 'valibot';
import type { ComposedMail, Database, OutboxMail, Settings, Transaction } from '@vyloha/backend-kernel';
import { outboxMail as outboxMailTable } from '@vyloha/backend-kernel/tables';
import { composeFurtherMail } from '../../orders/confirmation/compose-further-mail';
import { loadOrderMailData } from '../../orders/confirmation/load-order-mail-data';
import type { OrderRow } from '../../orders/placing/to-order-rows';

export const refundMailKind = 'refundSent';

const ways = ['gateway', 'otherwise'] as const;

/** Money that was sent back. */
interface SentRefund {
  amountMinor: number;
  way: (typeof ways)[number];
}

/** Its order, amount and way: a refund has no row of its own. In the mail's id, too. */
const subjectSchema = v.pipe(
  v.string(),
  v.transform((subject) => subject.split('.')),
  v.tuple([v.string(), v.pipe(v.string(), v.transform(Number), v.integer()), v.picklist(ways)]),
);

/** Tells the customer, in the transaction that records it, of money that was sent back. */
export async function enqueueRefundMail(
  tx: Transaction,
  { id, email }: Pick<OrderRow, 'id' | 'email'>,
  { amountMinor, way }: SentRefund,
  at: Date,
): Promise<void> {
  const subject = { subjectType: 'refund', subjectId: `${id}.${amountMinor}.${way}` };
  const due = { recipient: email, enqueuedAt: at, runAfter: at };
  await tx.insert(outboxMailTable).values({ kind: refundMailKind, ...subject, ...due });
}

/** How much was sent back, how, and when it is there; null for what the shop does not send. */
export async function composeRefundMail(
  { db, settings }: { db: Database; settings: Pick<Settings, 'publicUrl' | 'orderMailsOff'> },
  outboxMail: OutboxMail,
): Promise<ComposedMail | null> {
  if (settings.orderMailsOff.includes('refund')) return null;
  const [orderId, amountMinor, way] = v.parse(subjectSchema, outboxMail.subjectId);
  const loaded = await loadOrderMailData({ db, publicUrl: settings.publicUrl }, orderId, { isForCustomer: true });
  if (loaded === null) return null;
  const { texts, currency } = loaded.data;
  const { subject, greeting, lead, arrival } = texts.refundSent;
  const amount = { label: texts.refundSentAmount, value: formatMoney(amountMinor, currency), isTotal: true };
  return composeFurtherMail(loaded, outboxMail, {
    subject,
    greeting,
    lead,
    sections: [{ title: texts.payment, lines: [arrival[way]], rows: [amount] }],
  });
}
