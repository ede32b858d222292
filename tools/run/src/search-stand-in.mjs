// @ts-check
// A stand-in search service for the shop's search: the shop's own results, the best-selling
// first, so that its results can be told from the shop's own.
//   node tools/run/src/search-stand-in.mjs 4011      then SEARCH_RECOMMENDER_URL=http://127.0.0.1:4011
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** @param {unknown} body @returns {{ query: string, locale: string, page: number, perPage: number } | null} */
function parseSearchRequest(body) {
  const { query, locale, page, perPage } = Object(body);
  const isValidRequest = typeof query === 'string' && typeof locale === 'string' && page >= 1 && perPage >= 1;
  return isValidRequest ? { query, locale, page, perPage } : null;
}

/** @param {string} backend @param {NonNullable<ReturnType<typeof parseSearchRequest>>} searchRequest */
async function fetchBestsellers(backend, { locale, ...listingOptions }) {
  const scope = Buffer.from(JSON.stringify({ ...listingOptions, sort: 'MostSoldSort' })).toString('base64url');
  const headers = { 'X-Locale': locale };
  const backendResponse = await fetch(`${backend}/cms/api/catalog/v2/state?scope=${scope}`, { headers });
  if (!backendResponse.ok) throw new Error(`The shop answered ${backendResponse.status}`);
  const { productIds, total } = await backendResponse.json();
  return { productIds, total };
}

/**
 * Handles `POST / {"query": "hadice", "locale": "cs", "page": 1, "perPage": 10}`; the response is
 * `{"productIds": ["p-1"], "total": 1}`.
 * @param {string} backend origin of the shop's backend
 */
export function createSearchStandIn(backend) {
  return createServer(async (request, response) => {
    const searchRequest = parseSearchRequest(await json(request).catch(() => null));
    const result =
      searchRequest &&
      (await fetchBestsellers(backend, searchRequest).catch(() => ({ error: 'the shop does not answer' })));
    const status = result === null ? 400 : 'error' in result ? 502 : 200;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(result ?? { error: 'query, locale, page or perPage is missing' }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.argv[2] ?? 4011);
  const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? '4000'}`;
  const logUrl = () => console.log(`SEARCH_RECOMMENDER_URL=http://127.0.0.1:${port}`);
  createSearchStandIn(backend).listen(port, '127.0.0.1', logUrl);
}
