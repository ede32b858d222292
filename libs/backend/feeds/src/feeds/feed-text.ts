import { withOrdinarySpaces } from '@vyloha/contract';
import type { RichTextNode } from '@vyloha/import-documents';

/** One line with ordinary spaces: what the typography of pages needs would be strange in a feed. */
export function toLine(text: string): string {
  return withOrdinarySpaces(text).replace(/\s+/g, ' ').trim();
}

const ellipsis = '…';

/** At most so many UTF-16 units, ending with a whole word where there is one. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength - ellipsis.length);
  const words = start.replace(/\s+\S*$/, '');
  // Never half a character.
  return `${(words === '' ? start : words).replace(/[\uD800-\uDBFF]$/, '')}${ellipsis}`;
}

/** The words of rich text, a line for each paragraph, heading or row; pictures and embedded products have none. */
export function richTextToLines(nodes: readonly RichTextNode[]): string {
  const textOf = ({ type, text, content }: RichTextNode): string => {
    if (text !== undefined) return text;
    if (type === 'hardBreak') return '\n';
    return content === undefined ? '' : `${content.map(textOf).join('')}\n`;
  };
  const lines = nodes.map(textOf).join('').split('\n').map(toLine);
  return lines.filter((line) => line !== '').join('\n');
}
