import { parseQuantity } from './quantity';

/** More at once is refused: the goods of one list are looked up and added by one call each. */
export const mostOrderLines = 200;

/** Metres may be written finer than they are sold. */
const mostDecimals = 3;

/** A code, a quantity and the spaces of a table; more is never matched, since the spaces can be shared out in many ways. */
const maxLineLength = 200;

/** A code, then maybe a quantity; a comma may stand between them and within the quantity. */
const written = /^([\w./-]{1,40})(?:\s*[;,\t]\s*(\S+))?$/;

/** A line of an imported order. */
export interface OrderLine {
  /** Counted from 1, blank lines included, as the shopper sees them. */
  number: number;
  code: string;
  /** In the unit of the goods. */
  quantity: number;
}

export interface ReadOrderLines {
  lines: readonly OrderLine[];
  /** Numbers of the lines that say nothing an order could be made of. */
  unreadable: readonly number[];
}

function parseLine(text: string, number: number): OrderLine | null {
  const [, code, typed = '1'] = (text.length <= maxLineLength && written.exec(text)) || [];
  const quantity = parseQuantity(typed, mostDecimals);
  return code === undefined || quantity === null || quantity === 0 ? null : { number, code, quantity };
}

/** Reads lines `code;amount`, also separated by a comma or a tab; a code alone is one piece. */
export function parseOrderLines(text: string): ReadOrderLines {
  const typed = text.split(/\r\n|\r|\n/).map((line, index) => ({ text: line.trim(), number: index + 1 }));
  const read = typed
    .filter((line) => line.text !== '')
    .map((line) => ({ number: line.number, line: parseLine(line.text, line.number) }));
  return {
    lines: read.flatMap(({ line }) => line ?? []),
    unreadable: read.filter(({ line }) => line === null).map(({ number }) => number),
  };
}
