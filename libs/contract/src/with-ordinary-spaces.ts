/**
 * Every kind of space within a line, and what is invisible beside copied text: tabs, non-breaking, narrow, thin, figure,
 * ideographic and zero-width spaces, byte-order marks and marks of direction. Line ends stay, and so do joiners of emoji.
 */
const anySpace = /[^\S\r\n]|[\u0085\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/g;

/**
 * A text with ordinary spaces only: a typed or pasted one before any rule reads it, and one for machines, which neither break
 * lines nor take a non-breaking space for a space.
 */
export function withOrdinarySpaces(text: string): string {
  return text.replace(anySpace, ' ');
}
