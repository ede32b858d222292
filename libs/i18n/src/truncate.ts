/** Shortens a text to a maximum length; a cut text ends in an ellipsis, which counts. */
export function truncate(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
}
