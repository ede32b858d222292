/** The URL where Remix in the browser fetches the routes behind the links of a page. */
export const manifestPath = '/__manifest';

/** Maximum number of links of a page and their parent paths; a page with 300 links has fewer. */
const maxPaths = 400;

/**
 * Whether a manifest request is one that a page of the shop sends. Each path is matched with all its parents, a
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
