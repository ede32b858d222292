import { wireId } from '@vyloha/contract';
import * as v from 'valibot';

const responseSchema = v.object({ productIds: v.array(wireId) });

/**
 * The ids from the external recommender, each product once, in its order.
 * @throws when the response is invalid
 */
export function parseRecommendedIds(response: unknown): readonly string[] {
  return [...new Set(v.parse(responseSchema, response).productIds)];
}
