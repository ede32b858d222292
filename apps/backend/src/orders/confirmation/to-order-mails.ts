import type { Settings } from '../../config/settings';
import type { outboxMail } from '../../database/schema';
import type { OrderRow } from '../to-order-rows';
import type { OrderMailKind } from './order-mail-data';

type NewMail = typeof outboxMail.$inferInsert & { kind: OrderMailKind };

/** The mails that an order is the reason for: its confirmation, and a copy where the shop wants one. */
export function toOrderMails(
  { id: orderId, email, createdAt }: OrderRow,
  { orderCopyTo }: Pick<Settings, 'orderCopyTo'>,
): NewMail[] {
  const due = { orderId, enqueuedAt: createdAt, runAfter: createdAt };
  const confirmation: NewMail = { kind: 'confirmation', recipient: email, ...due };
  return orderCopyTo === null ? [confirmation] : [confirmation, { kind: 'copy', recipient: orderCopyTo, ...due }];
}
