export type QueryValue = string | number | boolean | null | undefined;

/** Appends a query in the given order; absent values are omitted. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.append(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
