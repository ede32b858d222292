import { type ProductsQuery, parseRecommendedProducts, type RecommendedProducts } from '../model/recommended-products';

/**
 * Product ids from the search service for a query.
 * @throws when the response is not a list of products, or on timeout
 */
export async function fetchRecommendedProducts(
  url: string,
  query: ProductsQuery,
  signal: AbortSignal,
): Promise<RecommendedProducts> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(query), signal });
  if (!response.ok) throw new Error(`The search service answered ${response.status}`);
  return parseRecommendedProducts(await response.json(), query.perPage);
}
