import { count, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, isOneOf } from '@vyloha/backend-kernel';
import { reviewVote } from '../tables';

/** How many a review helped, and how many it did not. */
export const voteCountsSchema = v.object({ yes: v.number(), no: v.number() });

type VoteCounts = v.InferOutput<typeof voteCountsSchema>;

/** The votes about reviews, by review; none for those nobody voted about. */
export async function countVotes(db: Queryable, reviewIds: readonly string[]): Promise<Map<string, VoteCounts>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .select({
      reviewId: reviewVote.reviewId,
      yes: sql<number>`(count(*) filter (where ${reviewVote.isHelpful}))::int`,
      all: count(),
    })
    .from(reviewVote)
    .where(isOneOf(reviewVote.reviewId, reviewIds))
    .groupBy(reviewVote.reviewId);
  return new Map(rows.map(({ reviewId, yes, all }) => [reviewId, { yes, no: all - yes }]));
}
