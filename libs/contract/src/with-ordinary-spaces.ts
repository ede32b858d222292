/** A text for machines, which neither break lines nor take a non-breaking space for a space. */
export function withOrdinarySpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
