import { parseQuantity } from '../lines/quantity';
import { findColumns, splitCells, type TableColumns } from './table-columns';

/** Maximum of lines: a list is looked up by one call and added by another. */
export const maxOrderLines = 200;

/** Metres may be typed more precisely than they are sold. */
const maxDecimals = 3;

/** Maximum line length to match: runs of spaces could make a pattern backtrack. */
const maxLineLength = 500;

const codePattern = /^[\w./-]{1,40}$/;
const quantityPattern = /^(\d{1,9}(?:[.,]\d{1,6})?) ?(?:ks|kus|kusy|kusů|kusov|bm|m|x|×)?\.?$/i;
/** A comma may separate and be the decimal mark: `10023-1,2,5`. */
const commaPattern = /^([\w./-]{1,40}) ?, ?(\S+)$/;
/** `3x 10023-1`, `3 × 10023-1` */
const amountFirstPattern = /^(\d{1,9}(?:[.,]\d{1,6})?) ?[x×] ?([\w./-]{1,40})$/i;
/** `10023-1 3`, `10023-1 x 3`, `10023-1 3 ks` */
const amountLastPattern = /^([\w./-]{1,40})(?: [x×])? (\S.*)$/i;

/** A line of an imported order. */
export interface OrderLine {
  /** Counted from 1, blank lines included, as the shopper sees them. */
  number: number;
  code: string;
  /** In the product's unit. */
  quantity: number;
}

export interface ParsedOrderLines {
  lines: readonly OrderLine[];
  /** Numbers of the lines that cannot be parsed. */
  unreadable: readonly number[];
}

interface TypedLine {
  text: string;
  number: number;
}

/** EANs are often copied with spaces. */
function toPlainCode(code: string): string {
  return /^[\d ]+$/.test(code) ? code.replaceAll(' ', '') : code;
}

/** A line of typed fields; `null` when either is unreadable. */
export function toOrderLine(number: number, code: string | undefined, typed = '1'): OrderLine | null {
  const digits = quantityPattern.exec(typed)?.[1];
  const quantity = digits === undefined ? null : parseQuantity(digits, maxDecimals);
  const plainCode = code === undefined ? '' : toPlainCode(code);
  if (!codePattern.test(plainCode) || quantity === null || quantity === 0) return null;
  return { number, code: plainCode, quantity };
}

/** A row of a table: by its headings, else the code is first, and the only number after it is the amount. */
function parseCells(cells: readonly string[], number: number, columns: TableColumns | null): OrderLine | null {
  if (columns !== null) {
    return toOrderLine(number, cells[columns.code], columns.quantity === null ? undefined : cells[columns.quantity]);
  }
  const [code, ...others] = cells;
  const [quantity, ...ambiguous] = others.filter((cell) => quantityPattern.test(cell));
  return ambiguous.length > 0 ? null : toOrderLine(number, code, quantity ?? '');
}

/** A line as people write it. */
function parseText(text: string, number: number): OrderLine | null {
  const words = text.replaceAll(/\s+/g, ' ');
  if (codePattern.test(words)) return toOrderLine(number, words);
  const [, separated, quantity] = commaPattern.exec(words) ?? [];
  if (separated !== undefined) return toOrderLine(number, separated, quantity);
  const [, amount, after] = amountFirstPattern.exec(words) ?? [];
  if (after !== undefined) return toOrderLine(number, after, amount);
  const [, code, last] = amountLastPattern.exec(words) ?? [];
  return toOrderLine(number, code, last ?? '');
}

/** What separates the cells of a row; `null` for a text. A comma may be a decimal mark. */
function findSeparator(row: string): string | null {
  return ['\t', ';'].find((separator) => row.includes(separator)) ?? null;
}

function parseLine({ text, number }: TypedLine): OrderLine | null {
  if (text.length > maxLineLength) return null;
  const separator = findSeparator(text);
  return separator === null ? parseText(text, number) : parseCells(splitCells(text, separator), number, null);
}

/** How the rows of a table with headings are read; `null` without headings. */
function findTable(first: TypedLine | undefined) {
  if (first === undefined || first.text.length > maxLineLength) return null;
  const separator = findSeparator(first.text) ?? ',';
  const cells = splitCells(first.text, separator);
  const columns = cells.some((cell) => quantityPattern.test(cell)) ? null : findColumns(cells);
  return columns && { separator, columns };
}

/**
 * Parses an order: a table pasted from a spreadsheet, a file with separated values, or a text with a code and an
 * amount on each line. A first row with headings says which columns count; a code alone is one piece.
 */
export function parseOrderLines(text: string): ParsedOrderLines {
  const typed = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ text: line.replace(/^ +| +$/g, ''), number: index + 1 }))
    .filter((line) => line.text.trim() !== '');
  const table = findTable(typed[0]);
  const rows = table === null ? typed : typed.slice(1);
  const parsedLines = rows.map((row) => ({
    number: row.number,
    line:
      table === null || row.text.length > maxLineLength
        ? parseLine(row)
        : parseCells(splitCells(row.text, table.separator), row.number, table.columns),
  }));
  return {
    lines: parsedLines.flatMap(({ line }) => line ?? []),
    unreadable: parsedLines.filter(({ line }) => line === null).map(({ number }) => number),
  };
}
