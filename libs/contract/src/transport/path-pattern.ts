/** What follows one of these names a single thing. */
const beforeIds: ReadonlySet<string> = new Set([
  'addresses',
  'code',
  'items',
  'orders',
  'products',
  'shopping-lists',
  'token',
]);

/** The path of a call with ids left out, so that all calls of one kind have one name. */
export function pathPattern(path: string): string {
  const segments = path.split('/');
  return segments.map((segment, at) => (beforeIds.has(segments[at - 1] ?? '') ? '*' : segment)).join('/');
}
