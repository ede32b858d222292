/**
 * The text in memory of its own. V8 keeps what `slice` or a match of an expression returns as a view of the whole text:
 * stored for long, a product's id would hold the page that it was read from.
 */
export function ownText(text: string): string {
  return Buffer.from(text).toString();
}
