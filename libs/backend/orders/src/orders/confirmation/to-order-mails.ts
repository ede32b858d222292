import type { Settings } from '@vyloha/backend-kernel';
import type { outboxMail } from '@vyloha/backend-kernel/tables';
import type { OrderRow } from '../placing/to-order-rows';
import type { OrderMailKind, RefundMailKind, ShopMailKind } from './order-mail-data';

type NewMail = typeof outboxMail.$inferInsert & { kind: OrderMailKind };

/** A mail for the customer, and a copy where the shop wants one. */
function toMails(
  { id, email }: OrderRow,
  { orderCopyTo }: Pick<Settings, 'orderCopyTo'>,
  { kind, copyKind, at }: { kind: OrderMailKind; copyKind: OrderMailKind; at: Date },
): NewMail[] {
  const due = { subjectType: 'order', subjectId: id, enqueuedAt: at, runAfter: at };
  const mail: NewMail = { kind, recipient: email, ...due };
  return orderCopyTo === null ? [mail] : [mail, { kind: copyKind, recipient: orderCopyTo, ...due }];
}

/** The mails that an order is the reason for. */
export function toOrderMails(order: OrderRow, settings: Pick<Settings, 'orderCopyTo'>): NewMail[] {
  return toMails(order, settings, { kind: 'confirmation', copyKind: 'copy', at: order.createdAt });
}

/** The mails about money that the shop returns. */
export function toRefundMails(
  order: OrderRow,
  settings: Pick<Settings, 'orderCopyTo'>,
  { kind, at }: { kind: RefundMailKind; at: Date },
): NewMail[] {
  return toMails(order, settings, { kind, copyKind: `${kind}Copy`, at });
}

/** What the shop alone is told, where it wants to. */
export function toShopMails(
  { id }: Pick<OrderRow, 'id'>,
  { orderCopyTo }: Pick<Settings, 'orderCopyTo'>,
  { kind, at }: { kind: ShopMailKind; at: Date },
): NewMail[] {
  if (orderCopyTo === null) return [];
  return [{ kind, subjectType: 'order', subjectId: id, recipient: orderCopyTo, enqueuedAt: at, runAfter: at }];
}
