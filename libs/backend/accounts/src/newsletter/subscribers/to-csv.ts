import { byteOrderMark, toCsvLine } from '@vyloha/backend-kernel';
import type { Subscriber } from './subscriber';

const columns = ['email', 'locale', 'source', 'confirmedAt', 'consentedAt', 'wording', 'unsubscribeUrl'] as const;

/** UTF-8 with a byte order mark and semicolons, as Czech and Slovak spreadsheets read it, with a line of headings. */
export function toCsv(subscribers: readonly Subscriber[]): string {
  const rows = subscribers.map((subscriber) => columns.map((column) => subscriber[column] ?? ''));
  return byteOrderMark + [columns, ...rows].map(toCsvLine).join('');
}
