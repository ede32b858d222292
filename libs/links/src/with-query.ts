export type QueryValue = string | number | boolean | null | undefined;

/** Text that a query has as it is. */
const plainText = /^[\w.*-]*$/;

/** As `URLSearchParams` does; making one takes a hundred times as long as finding that there is nothing to encode. */
function encodeQueryText(text: string): string {
  return plainText.test(text) ? text : new URLSearchParams([['', text]]).toString().slice(1);
}

/** Appends a query in the given order; absent values are omitted. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  let search = '';
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    search += `${search === '' ? '?' : '&'}${encodeQueryText(name)}=${encodeQueryText(String(value))}`;
  }
  return `${path}${search}`;
}
