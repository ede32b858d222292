import { breakLinks, toPlainLine } from './plain-line';

/**
 * Input of a shopper. Anybody may fill in somebody else's e-mail, so a mail has none of it as links, nor on lines of its
 * own making.
 */
export function typedLine(text: string | null): string[] {
  const line = text === null ? '' : breakLinks(toPlainLine(text));
  return line === '' ? [] : [line];
}

/** The staff's own text: it keeps its links. */
export const staffLines = (text: string): string[] => text.split(/\r?\n/);

/** Input of several lines; a long one is shown whole. */
export function typedLines(text: string | null): string[] {
  return (text ?? '').split(/\r?\n/).flatMap((line) => {
    const parts = line.match(/.{1,180}(?:\s|$)|.{1,180}/gu) ?? [];
    return parts.flatMap(typedLine);
  });
}
