import { type GoodsQuery, parseRecommendedGoods, type RecommendedGoods } from '../model/recommended-goods';

/**
 * Goods of the search service for a query.
 * @throws when it answers anything but goods, or not in time
 */
export async function askSearchService(url: string, asked: GoodsQuery, signal: AbortSignal): Promise<RecommendedGoods> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(asked), signal });
  if (!answer.ok) throw new Error(`The search service answered ${answer.status}`);
  return parseRecommendedGoods(await answer.json(), asked.perPage);
}
