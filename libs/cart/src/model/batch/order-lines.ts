import { parseQuantity } from '../lines/quantity';

/** Maximum of lines: a list is looked up by one call and added by another. */
export const maxOrderLines = 200;

/** Metres may be typed more precisely than they are sold. */
const maxDecimals = 3;

/** Maximum line length to match: runs of spaces could make the pattern backtrack. */
const maxLineLength = 200;

/** A code and an optional quantity; a comma may separate them and be the decimal mark. */
const linePattern = /^([\w./-]{1,40})(?:\s*[;,\t]\s*(\S+))?$/;

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

function parseLine(text: string, number: number): OrderLine | null {
  const [, code, typed = '1'] = (text.length <= maxLineLength && linePattern.exec(text)) || [];
  const quantity = parseQuantity(typed, maxDecimals);
  return code === undefined || quantity === null || quantity === 0 ? null : { number, code, quantity };
}

/** Parses lines `code;amount`, also separated by a comma or a tab; a code alone is one piece. */
export function parseOrderLines(text: string): ParsedOrderLines {
  const typed = text.split(/\r\n|\r|\n/).map((line, index) => ({ text: line.trim(), number: index + 1 }));
  const parsedLines = typed
    .filter((line) => line.text !== '')
    .map((line) => ({ number: line.number, line: parseLine(line.text, line.number) }));
  return {
    lines: parsedLines.flatMap(({ line }) => line ?? []),
    unreadable: parsedLines.filter(({ line }) => line === null).map(({ number }) => number),
  };
}
