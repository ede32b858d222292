/** A cell: text as it is, or a number, with a comma before its decimals. */
export type CsvCell = string | { number: number; decimals?: number };

/** Spreadsheets run a text that begins so as a formula, or drop the first character and run the rest. */
const formulaStart = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n|%])/u;

function textCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function toCell(cell: CsvCell): string {
  if (typeof cell === 'string') return textCell(cell);
  const { number, decimals } = cell;
  return (decimals === undefined ? String(number) : number.toFixed(decimals)).replace('.', ',');
}

/** Tells Excel the encoding. */
export const byteOrderMark = '\uFEFF';

/** A line of CSV as Czech and Slovak spreadsheets read it: semicolons, quotes where needed, no formulas. */
export function toCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(toCell).join(';')}\r\n`;
}
