import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { requireProduct } from '@vyloha/backend-catalog';
import { review, reviewVote } from '../tables';
import { HttpError, type Route, dataSchema, defineRoute, enforceRateLimits, notFound } from '@vyloha/backend-kernel';
import { reviewLimits } from '../limits';
import { voteCountsSchema, countVotes } from './count-votes';
import { voterOf } from './voter';

const vote = defineRoute({
  method: 'POST',
  url: '/store/api/v1/products/:id/reviews/:reviewId/votes',
  summary: 'Votes on whether a review was helpful; one vote per shopper, the last one counts',
  access: 'shopper',
  params: v.object({ id: v.string(), reviewId: v.string() }),
  body: v.object({
    helpful: v.boolean(),
    /** What the shopper's browser calls itself: tells guests behind one address apart. */
    agent: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
  }),
  response: dataSchema(voteCountsSchema),
  handler: async (ctx, { params: { id: productId, reviewId }, body: { helpful: isHelpful, agent } }) => {
    const { db, customerId, ip } = ctx;
    await requireProduct(ctx, productId);
    await enforceRateLimits(ctx, reviewLimits.vote, { reviewAtAddress: `${reviewId} ${ip}` });
    const isShown = and(eq(review.id, reviewId), eq(review.productId, productId), eq(review.isHidden, false));
    const [found] = await db.select({ authorId: review.customerId }).from(review).where(isShown);
    if (found === undefined) throw notFound();
    if (customerId !== null && found.authorId === customerId) {
      throw new HttpError(409, [{ key: 'ownReview', code: 'own_review' }]);
    }
    const voter = await voterOf(ctx, { reviewId, agent });
    await db
      .insert(reviewVote)
      .values({ reviewId, voter, isHelpful })
      .onConflictDoUpdate({ target: [reviewVote.reviewId, reviewVote.voter], set: { isHelpful } });
    return { data: (await countVotes(db, [reviewId])).get(reviewId) ?? { yes: 0, no: 0 } };
  },
});

export const voteRoutes: readonly Route[] = [vote];
