/** The query that the filter form would submit, without its empty fields. */
export function filterFormSearch(fields: FormData): string {
  const pairs = [...fields].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}
