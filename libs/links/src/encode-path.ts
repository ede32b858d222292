/** Path segments joined by slashes, each percent-encoded; empty segments (and so `//`) disappear. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
}
