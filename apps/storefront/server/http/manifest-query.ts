/** Where browsers ask which routes stand behind the links of a page. */
export const manifestPath = '/__manifest';

/** Links of a page and the paths above them; a page with 300 links has fewer. */
const maxPaths = 400;

/**
 * Whether a question about links is one that a page of the shop asks. Each path is matched with everything above it, a
 * millisecond for each.
 */
export function isManifestQuery(query: string): boolean {
  const paths = new Set<string>();
  for (const path of new URLSearchParams(query).getAll('p')) {
    for (let end = path.indexOf('/', 1); end >= 0; end = path.indexOf('/', end + 1)) {
      paths.add(path.slice(0, end));
      if (paths.size > maxPaths) return false;
    }
    paths.add(path);
  }
  return paths.size <= maxPaths;
}
