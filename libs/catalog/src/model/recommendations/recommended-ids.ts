import { wireId } from '@vyloha/contract';
import * as v from 'valibot';

const answerSchema = v.object({ productIds: v.array(wireId) });

/**
 * What the recommender outside answered, each product once, in its order.
 * @throws when it is anything else
 */
export function parseRecommendedIds(answer: unknown): readonly string[] {
  return [...new Set(v.parse(answerSchema, answer).productIds)];
}
