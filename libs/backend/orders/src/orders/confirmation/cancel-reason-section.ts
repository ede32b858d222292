import { type MailSection, typedLines } from '@vyloha/backend-kernel';
import { isCopy, type OrderMailData } from './order-mail-data';

/** Why an order was cancelled, for those who have not said so themselves. */
export function cancelReasonSections({ kind, texts, cancellation }: OrderMailData): MailSection[] {
  const isAbout = kind === 'cancelled' || kind === 'cancelledUnpaid' || isCopy(kind);
  if (!isAbout || cancellation === null || cancellation.isByShopper !== isCopy(kind)) return [];
  const lines = typedLines(cancellation.reason);
  return lines.length === 0 ? [] : [{ title: texts.cancelReason, lines }];
}
