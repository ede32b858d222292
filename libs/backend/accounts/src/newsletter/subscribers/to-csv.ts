import type { Subscriber } from './subscriber';

const columns = ['email', 'locale', 'source', 'confirmedAt', 'consentedAt', 'wording', 'unsubscribeUrl'] as const;
const byteOrderMark = '\uFEFF';
const formulaStart = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

/** A cell in quotes. Spreadsheets run text that begins as a formula, so that an apostrophe keeps it text. */
function toCell(value: string | null): string {
  const text = value ?? '';
  const shown = formulaStart.test(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
}

/** UTF-8 with a byte order mark and semicolons, as Czech and Slovak spreadsheets read it, with a line of headings. */
export function toCsv(subscribers: readonly Subscriber[]): string {
  const rows = [columns, ...subscribers.map((subscriber) => columns.map((column) => subscriber[column]))];
  return byteOrderMark + rows.map((cells) => cells.map(toCell).join(';')).join('\r\n');
}
