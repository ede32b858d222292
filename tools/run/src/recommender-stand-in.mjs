// @ts-check
// A recommender to try the shop's recommendations with, where there is none: the best-selling goods of the shop or of
// the category, the last one first, so that its answers can be told from the shop's own.
//   node tools/run/src/recommender-stand-in.mjs 4012      then RECOMMENDER_URL=http://127.0.0.1:4012
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const shown = 6;

/** @param {string} backend @param {string | null} category @returns {Promise<string[]>} */
async function worstOfTheBest(backend, category) {
  const wanted = { sort: 'MostSoldSort', page: 1, perPage: shown, ...(category && { category }) };
  const scope = Buffer.from(JSON.stringify(wanted)).toString('base64url');
  const answer = await fetch(`${backend}/cms/api/catalog/v2/state?scope=${scope}`);
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}`);
  const { productIds } = await answer.json();
  return productIds.reverse();
}

/**
 * Answers `GET /?placement=homepage&customer=vyloha` (with `session`, `product` and `category` where they are known) with
 * `{"productIds": ["p-1"]}`.
 * @param {string} backend origin of the shop's backend
 */
export function createRecommenderStandIn(backend) {
  return createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://stand-in.invalid');
    const isAsked = ['placement', 'customer'].every((name) => searchParams.get(name));
    const goods = isAsked ? await worstOfTheBest(backend, searchParams.get('category')).catch(() => null) : [];
    response.writeHead(isAsked ? (goods === null ? 502 : 200) : 400, { 'Content-Type': 'application/json' });
    const error = isAsked ? 'the shop does not answer' : 'placement or customer is missing';
    response.end(JSON.stringify(isAsked && goods !== null ? { productIds: goods } : { error }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.argv[2] ?? 4012);
  const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? '4000'}`;
  createRecommenderStandIn(backend).listen(port, '127.0.0.1', () =>
    console.log(`RECOMMENDER_URL=http://127.0.0.1:${port}`),
  );
}
