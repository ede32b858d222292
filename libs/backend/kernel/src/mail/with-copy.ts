import type { Settings } from '../config/settings';
import type { outboxMail } from './tables';

interface CopiedMail<Kind extends string> {
  kind: Kind;
  copyKind: Kind;
  recipient: string;
  subjectType: string;
  subjectId: string;
  at: Date;
}

/** For the outbox: a mail to a customer and, where the shop wants one, its copy. */
export function withCopy<Kind extends string>(
  { kind, copyKind, recipient, at, ...subject }: CopiedMail<Kind>,
  { orderCopyTo }: Pick<Settings, 'orderCopyTo'>,
): (typeof outboxMail.$inferInsert & { kind: Kind })[] {
  const due = { ...subject, enqueuedAt: at, runAfter: at };
  const mail = { kind, recipient, ...due };
  return orderCopyTo === null ? [mail] : [mail, { kind: copyKind, recipient: orderCopyTo, ...due }];
}
