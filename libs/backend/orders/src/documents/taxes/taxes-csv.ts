import { byteOrderMark, type CsvCell, toCsvLine } from '@vyloha/backend-kernel';
import type { TaxLine } from './tax-lines';

const amount = (number: number | undefined): CsvCell => (number === undefined ? '' : { number, decimals: 2 });

/** Columns by their names, which never change: programs look them up. New ones come last. */
const columns: readonly (readonly [string, (line: TaxLine) => CsvCell])[] = [
  ['section', ({ section }) => section],
  ['period', ({ period }) => period ?? ''],
  ['country', ({ countryCode }) => countryCode ?? ''],
  ['vatNumber', ({ vatNumber }) => vatNumber ?? ''],
  ['code', ({ code }) => code ?? ''],
  ['document', ({ documentNumber }) => documentNumber ?? ''],
  ['originalDocument', ({ originalNumber }) => originalNumber ?? ''],
  ['suppliedOn', ({ suppliedOn }) => suppliedOn ?? ''],
  ['rate', ({ rate }) => (rate === null ? '' : { number: rate })],
  ['count', ({ count }) => ({ number: count })],
  ['currency', ({ currencyCode }) => currencyCode],
  ['base', ({ base }) => amount(base)],
  ['tax', ({ tax }) => amount(tax)],
  ['total', ({ total }) => amount(total)],
  ['localBase', ({ local }) => amount(local?.base)],
  ['localTax', ({ local }) => amount(local?.tax)],
  ['localTotal', ({ local }) => amount(local?.total)],
];

/** UTF-8 with a line for each of the return, and one of headings. */
export function taxesCsv(lines: readonly TaxLine[]): string {
  const rows = lines.map((line) => toCsvLine(columns.map(([, cellOf]) => cellOf(line))));
  return byteOrderMark + toCsvLine(columns.map(([name]) => name)) + rows.join('');
}
