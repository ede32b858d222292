// @ts-check
// A stand-in recommender for the shop's recommendations: the best-selling products of the shop or of
// the category, the last one first, so that its results can be told from the shop's own.
//   node tools/run/src/recommender-stand-in.mjs 4012      then RECOMMENDER_URL=http://127.0.0.1:4012
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const maxProducts = 6;

/** @param {string} backend @param {string | null} category @returns {Promise<string[]>} */
async function fetchReversedBestsellers(backend, category) {
  const listingOptions = { sort: 'MostSoldSort', page: 1, perPage: maxProducts, ...(category && { category }) };
  const scope = Buffer.from(JSON.stringify(listingOptions)).toString('base64url');
  const backendResponse = await fetch(`${backend}/cms/api/catalog/v2/state?scope=${scope}`);
  if (!backendResponse.ok) throw new Error(`The shop answered ${backendResponse.status}`);
  const { productIds } = await backendResponse.json();
  return productIds.reverse();
}

/**
 * Responds to `GET /?placement=homepage&customer=vyloha` (with `session`, `product` and `category` where known) with
 * `{"productIds": ["p-1"]}`.
 * @param {string} backend origin of the shop's backend
 */
export function createRecommenderStandIn(backend) {
  return createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://stand-in.invalid');
    const isValidRequest = ['placement', 'customer'].every((name) => searchParams.get(name));
    const productIds = isValidRequest
      ? await fetchReversedBestsellers(backend, searchParams.get('category')).catch(() => null)
      : [];
    response.writeHead(isValidRequest ? (productIds === null ? 502 : 200) : 400, {
      'Content-Type': 'application/json',
    });
    const error = isValidRequest ? 'the shop does not answer' : 'placement or customer is missing';
    response.end(JSON.stringify(isValidRequest && productIds !== null ? { productIds: productIds } : { error }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.argv[2] ?? 4012);
  const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? '4000'}`;
  createRecommenderStandIn(backend).listen(port, '127.0.0.1', () =>
    console.log(`RECOMMENDER_URL=http://127.0.0.1:${port}`),
  );
}
