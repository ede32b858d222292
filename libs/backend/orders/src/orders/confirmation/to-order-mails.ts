import { type Settings, withCopy } from '@vyloha/backend-kernel';
import type { outboxMail } from '@vyloha/backend-kernel/tables';
import type { OrderRow } from '../placing/to-order-rows';
import type { OrderMailKind, RefundMailKind, ShopMailKind } from './order-mail-data';

type NewMail = typeof outboxMail.$inferInsert & { kind: OrderMailKind };

const about = ({ id, email }: OrderRow) => ({ recipient: email, subjectType: 'order', subjectId: id });

/** The mails that an order is the reason for. */
export function toOrderMails(order: OrderRow, settings: Pick<Settings, 'orderCopyTo'>): NewMail[] {
  const kinds = { kind: 'confirmation', copyKind: 'copy' } as const;
  return withCopy<OrderMailKind>({ ...about(order), ...kinds, at: order.createdAt }, settings);
}

/** The mails about money that the shop returns. */
export function toRefundMails(
  order: OrderRow,
  settings: Pick<Settings, 'orderCopyTo'>,
  { kind, at }: { kind: RefundMailKind; at: Date },
): NewMail[] {
  return withCopy<OrderMailKind>({ ...about(order), kind, copyKind: `${kind}Copy`, at }, settings);
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
