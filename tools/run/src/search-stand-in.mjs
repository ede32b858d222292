// @ts-check
// A search service to try the shop's search with, where there is none: what the shop itself finds, the best-selling
// first, so that its answers can be told from the shop's own.
//   node tools/run/src/search-stand-in.mjs 4011      then SEARCH_RECOMMENDER_URL=http://127.0.0.1:4011
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** @param {unknown} body @returns {{ query: string, locale: string, page: number, perPage: number } | null} */
function parseAsked(body) {
  const { query, locale, page, perPage } = Object(body);
  const isAsked = typeof query === 'string' && typeof locale === 'string' && page >= 1 && perPage >= 1;
  return isAsked ? { query, locale, page, perPage } : null;
}

/** @param {string} backend @param {NonNullable<ReturnType<typeof parseAsked>>} asked */
async function bestSelling(backend, { locale, ...wanted }) {
  const scope = Buffer.from(JSON.stringify({ ...wanted, sort: 'MostSoldSort' })).toString('base64url');
  const headers = { 'X-Locale': locale };
  const answer = await fetch(`${backend}/cms/api/catalog/v2/state?scope=${scope}`, { headers });
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}`);
  const { productIds, total } = await answer.json();
  return { productIds, total };
}

/**
 * Answers `POST / {"query": "hadice", "locale": "cs", "page": 1, "perPage": 10}` with `{"productIds": ["p-1"], "total": 1}`.
 * @param {string} backend origin of the shop's backend
 */
export function createSearchStandIn(backend) {
  return createServer(async (request, response) => {
    const asked = parseAsked(await json(request).catch(() => null));
    const found = asked && (await bestSelling(backend, asked).catch(() => ({ error: 'the shop does not answer' })));
    const status = found === null ? 400 : 'error' in found ? 502 : 200;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(found ?? { error: 'query, locale, page or perPage is missing' }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.argv[2] ?? 4011);
  const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? '4000'}`;
  const tell = () => console.log(`SEARCH_RECOMMENDER_URL=http://127.0.0.1:${port}`);
  createSearchStandIn(backend).listen(port, '127.0.0.1', tell);
}
