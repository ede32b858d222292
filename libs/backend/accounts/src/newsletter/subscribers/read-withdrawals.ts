import { CsvError, readCsv } from '@vyloha/backend-kernel';
import type { ForeignWithdrawal } from './withdrawal-import';

const separators = [';', ',', '\t'];
const columns = ['email', 'date'] as const;

/** Of a day as people and tools write it, with or without a time after it. */
const patterns = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})(?!\d)/,
];

function toDay(text: string, line: number, today: string): string {
  const { year = '', month = '', day = '' } = patterns.map((one) => one.exec(text)?.groups).find(Boolean) ?? {};
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso)) {
    throw new CsvError(`line ${line}: '${text}' is no date, write it as 2026-11-27`);
  }
  if (iso > today) throw new CsvError(`line ${line}: ${iso} is in the future`);
  return iso;
}

/**
 * Who left, of a CSV with the columns `email` and `date`, in any order and among others; cells are separated by semicolons,
 * commas or tabs.
 * @throws CsvError naming the line, so that nothing is imported of a broken file
 */
export function readWithdrawals(text: string, today: string): ForeignWithdrawal[] {
  const heading = text.split('\n', 1)[0] ?? '';
  const separator = separators.find((one) => heading.includes(one)) ?? ';';
  const [head, ...rows] = readCsv(text, separator);
  const names = head?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const [emailAt, dateAt] = columns.map((column) => {
    const position = names.indexOf(column);
    if (position < 0) throw new CsvError(`the first line has no column '${column}'`);
    return position;
  }) as [number, number];
  return rows.flatMap(({ line, cells }) => {
    if (cells.every((cell) => cell === '')) return [];
    const email = cells[emailAt] ?? '';
    if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
      throw new CsvError(`line ${line}: '${email}' is no e-mail`);
    return { email, on: toDay(cells[dateAt] ?? '', line, today) };
  });
}
