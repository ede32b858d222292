import type { Result } from '@vyloha/contract';
import { parseQuantity } from '../lines/quantity';
import { findColumns, joinQuotedRows, splitCells, type TableColumns } from './table-columns';

/** Maximum of lines: a list is looked up by one call and added by another. */
export const maxOrderLines = 200;

/** Metres may be typed more precisely than they are sold. */
const maxDecimals = 3;

/** Maximum line length to match: runs of spaces could make a pattern backtrack. */
const maxLineLength = 500;

/** Rows of a table that may precede its headings, such as a title. */
const maxRowsBeforeHeadings = 10;

const codePattern = /^[\w./-]{1,40}$/;
const units = '(?:ks|kus|kusy|kusů|kusov|pcs|bm|m|x|×)?\\.?';
const quantityPattern = new RegExp(`^(\\d{1,9}(?:[.,]\\d{1,6})?) ?${units}$`, 'i');
/** `1 000`, `1 000,00` and `1.000,00` as spreadsheets write them. */
const groupedPattern = new RegExp(
  `^([1-9]\\d{0,2}(?: \\d{3}){1,2}(?:[.,]\\d{1,6})?|[1-9]\\d{0,2}(?:\\.\\d{3}){1,2},\\d{1,6}) ?${units}$`,
  'i',
);
/** A comma may separate and be the decimal mark: `10023-1,2,5`. */
const commaPattern = /^([\w./-]{1,40}) ?, ?(\S+)$/;
/** `3x 10023-1`, `3 × 10023-1` */
const amountFirstPattern = /^(\d{1,9}(?:[.,]\d{1,6})?) ?[x×] ?([\w./-]{1,40})$/i;
/** `10023-1 3`, `10023-1 x 3`, `10023-1 3 ks` */
const amountLastPattern = /^([\w./-]{1,40})(?: [x×])? (\S.*)$/i;
/** Spreadsheets export a row without contents as separators alone. */
const blankRow = /^[\s;,]*$/;
/** How Excel is told the separator of a file. */
const separatorHint = /^"?sep=(.)"?$/i;

/** A line of an imported order. */
export interface OrderLine {
  /** Counted from 1, blank lines included, as the shopper sees them. */
  number: number;
  code: string;
  /** In the product's unit. */
  quantity: number;
}

/** Why a line cannot be parsed. */
export type LineDefect = 'noCode' | 'noQuantity' | 'notNumber' | 'zeroQuantity' | 'severalNumbers' | 'unreadable';

/** A line that cannot be parsed. */
export interface UnreadableLine {
  /** Counted as in `OrderLine`. */
  number: number;
  defect: LineDefect;
}

export interface ParsedOrderLines {
  lines: readonly OrderLine[];
  unreadable: readonly UnreadableLine[];
}

interface TypedLine {
  text: string;
  number: number;
}

type ReadLine = Result<OrderLine, LineDefect>;

const defective = (problem: LineDefect): ReadLine => ({ ok: false, problem });

/** EANs are often copied with spaces; an apostrophe tells a spreadsheet that a code is a text. */
function toPlainCode(code: string): string {
  const text = code.replace(/^'/, '');
  return /^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : text;
}

/** The number of a typed quantity, without its unit; `null` when it has none. */
function toDigits(typed: string): string | null {
  const plain = quantityPattern.exec(typed)?.[1];
  if (plain !== undefined) return plain;
  const grouped = groupedPattern.exec(typed)?.[1];
  if (grouped === undefined) return null;
  const withoutDots = grouped.includes(',') ? grouped.replaceAll('.', '') : grouped;
  return withoutDots.replaceAll(' ', '');
}

/** A line of typed fields. */
function readOrderLine(number: number, code: string | undefined, typed: string): ReadLine {
  const plainCode = toPlainCode(code ?? '');
  if (plainCode === '') return defective('noCode');
  if (!codePattern.test(plainCode)) return defective('unreadable');
  if (typed === '') return defective('noQuantity');
  const digits = toDigits(typed);
  const quantity = digits === null ? null : parseQuantity(digits, maxDecimals);
  if (quantity === null) return defective('notNumber');
  return quantity === 0 ? defective('zeroQuantity') : { ok: true, value: { number, code: plainCode, quantity } };
}

/** A line of typed fields; `null` when either is unreadable. */
export function toOrderLine(number: number, code: string | undefined, typed = '1'): OrderLine | null {
  const line = readOrderLine(number, code, typed);
  return line.ok ? line.value : null;
}

/** A row of a table: by its headings, else the code is first, and the only number after it is the amount. */
function parseCells(cells: readonly string[], number: number, columns: TableColumns | null): ReadLine {
  if (columns !== null) {
    const code = columns.codes.map((column) => cells[column] ?? '').find((cell) => cell !== '');
    return readOrderLine(number, code, columns.quantity === null ? '1' : (cells[columns.quantity] ?? ''));
  }
  const [code, ...others] = cells;
  const [quantity, ...ambiguous] = others.filter((cell) => toDigits(cell) !== null);
  if (ambiguous.length > 0) return defective('severalNumbers');
  return readOrderLine(number, code, quantity ?? (others.length === 1 ? (others[0] ?? '') : ''));
}

/** A line as people write it. */
function parseText(text: string, number: number): ReadLine {
  const words = text.replaceAll(/\s+/g, ' ');
  if (codePattern.test(words)) return readOrderLine(number, words, '1');
  const [, separated, quantity] = commaPattern.exec(words) ?? [];
  if (separated !== undefined) return readOrderLine(number, separated, quantity ?? '');
  const [, amount, after] = amountFirstPattern.exec(words) ?? [];
  if (after !== undefined) return readOrderLine(number, after, amount ?? '');
  const [, code, last = ''] = amountLastPattern.exec(words) ?? [];
  // Groups of digits may as well belong to the code.
  const line = quantityPattern.test(last) ? readOrderLine(number, code, last) : null;
  if (line?.ok === true) return line;
  const cells = splitCells(words, ',');
  // A sentence is no code without a quantity.
  return cells.length > 2 ? parseCells(cells, number, null) : defective('unreadable');
}

/** What separates the cells of a row; `null` for a text. A comma may be a decimal mark. */
function findSeparator(row: string): string | null {
  return ['\t', ';'].find((separator) => row.includes(separator)) ?? null;
}

function parseLine({ text, number }: TypedLine): ReadLine {
  if (text.length > maxLineLength) return defective('unreadable');
  const separator = findSeparator(text);
  return separator === null ? parseText(text, number) : parseCells(splitCells(text, separator), number, null);
}

/** How the rows of a table with such headings are read; `null` without headings. */
function toTable(first: TypedLine, hintedSeparator: string | null) {
  if (first.text.length > maxLineLength) return null;
  const separator = hintedSeparator ?? findSeparator(first.text) ?? ',';
  const cells = splitCells(first.text, separator);
  const columns = cells.some((cell) => toDigits(cell) !== null) ? null : findColumns(cells);
  return columns && { separator, columns };
}

/** The table of a list, with its rows; `null` without headings. A title may precede them, but no line of the order. */
function findTable(typed: readonly TypedLine[], hintedSeparator: string | null) {
  for (const [index, line] of typed.slice(0, maxRowsBeforeHeadings + 1).entries()) {
    const table = toTable(line, hintedSeparator);
    if (table !== null && (index === 0 || table.columns.quantity !== null)) {
      return { ...table, rows: typed.slice(index + 1) };
    }
    if (parseLine(line).ok) return null;
  }
  return null;
}

function splitRows(text: string): TypedLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ text: line.replace(/^ +| +$/g, ''), number: index + 1 }))
    .filter((line) => !blankRow.test(line.text));
}

/**
 * Parses an order: a table pasted from a spreadsheet, a file with separated values, or a text with a code and an
 * amount on each line. A row with headings says which columns count; a code alone is one piece.
 */
export function parseOrderLines(text: string): ParsedOrderLines {
  const all = splitRows(text);
  const hintedSeparator = separatorHint.exec(all[0]?.text ?? '')?.[1] ?? null;
  const typed = hintedSeparator === null ? all : all.slice(1);
  const table = findTable(typed, hintedSeparator);
  const parsedLines = (table === null ? typed : joinQuotedRows(table.rows, table.separator)).flatMap((row) => {
    if (table === null) return [{ number: row.number, line: parseLine(row) }];
    if (row.text.length > maxLineLength) return [{ number: row.number, line: defective('unreadable') }];
    const cells = splitCells(row.text, table.separator);
    if (isDiscount(cells, table.columns)) return [];
    return [{ number: row.number, line: parseCells(cells, row.number, table.columns) }];
  });
  return {
    lines: parsedLines.flatMap(({ line }) => (line.ok ? line.value : [])),
    unreadable: parsedLines.flatMap(({ number, line }) => (line.ok ? [] : { number, defect: line.problem })),
  };
}

/** A discount, which the shop's own files list below the products: its total is negative. */
function isDiscount(cells: readonly string[], { total }: TableColumns): boolean {
  return total !== null && /^-\d/.test(cells[total] ?? '');
}
