import { limits } from '@vyloha/config/server';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { requireProduct } from '@vyloha/backend-catalog';
import { optionalEmail } from '@vyloha/backend-accounts';
import {
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  notFound,
  optionalLine,
  paginatedSchema,
  queryNumber,
} from '@vyloha/backend-kernel';
import { review } from './tables';
import { reviewLimits } from './limits';
import { addReview } from './add-review';
import { countReviews, listReviews } from './list-reviews';
import { reviewAuthor } from './review-author';
import { reviewSchema, toReviews } from './review-shapes';
import { ratingSchema, summarizeReviews } from './summarize-reviews';

const url = '/store/api/v1/products/:id/reviews';
const params = v.object({ id: v.string() });
const maxPerPage = 200;
const starsInput = v.pipe(
  // Missing stars fail like zero stars.
  v.nullish(v.number('starsRequired'), 0),
  v.integer('starsRequired'),
  v.minValue(1, 'starsRequired'),
  v.maxValue(5, 'starsRequired'),
);

const { entries } = paginatedSchema(reviewSchema);

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Reviews of a product by pages, with the overall rating',
  params,
  query: v.object({
    page: queryNumber({ min: 1, max: 1_000_000, defaultValue: 1 }),
    perPage: queryNumber({ min: 1, max: maxPerPage, defaultValue: limits.reviewsPerPage }),
    onlyWithReview: v.optional(v.picklist(['0', '1']), '0'),
    onlyWithPhotos: v.optional(v.picklist(['0', '1']), '0'),
    stars: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
    sort: v.optional(v.picklist(['time', 'rating', 'helpfulness']), 'time'),
    sortDirection: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  }),
  response: v.object({ ...entries, meta: v.object({ ...entries.meta.entries, rating: ratingSchema }) }),
  handler: async ({ db }, { params: { id }, query }) => {
    await requireProduct({ db, groups: [] }, id);
    const { page, perPage } = query;
    const stars = query.stars === undefined ? undefined : Number(query.stars);
    const filter = {
      stars,
      onlyWithReview: query.onlyWithReview === '1',
      onlyWithPhotos: query.onlyWithPhotos === '1',
    };
    const isFiltered = stars !== undefined || filter.onlyWithReview || filter.onlyWithPhotos;
    const [reviews, rating, filteredCount] = await Promise.all([
      listReviews(db, id, { ...query, ...filter }),
      summarizeReviews(db, id),
      isFiltered ? countReviews(db, id, filter) : null,
    ]);
    const total = filteredCount ?? rating.ratingCount;
    const pagination = { total, page, perPage, totalPages: Math.ceil(total / perPage) };
    return { data: await toReviews(db, reviews), meta: { pagination, rating } };
  },
});

const one = defineRoute({
  method: 'GET',
  url: `${url}/:reviewId`,
  summary: 'One review of a product',
  params: v.object({ id: v.string(), reviewId: v.string() }),
  response: dataSchema(reviewSchema),
  handler: async ({ db }, { params: { id, reviewId } }) => {
    await requireProduct({ db, groups: [] }, id);
    const isShown = and(eq(review.id, reviewId), eq(review.productId, id), eq(review.isHidden, false));
    const [data] = await toReviews(db, await db.select().from(review).where(isShown));
    if (data === undefined) throw notFound();
    return { data };
  },
});

const add = defineRoute({
  method: 'POST',
  url,
  summary: 'Adds a review of a product; one per shopper, a logged-in customer’s new one replaces the earlier one',
  access: 'shopper',
  params,
  body: v.object({
    stars: starsInput,
    text: optionalLine(5000),
    name: optionalLine(60),
    order_code: optionalLine(40),
    email: optionalEmail,
    /** Of uploaded photographs; without any, those of an earlier review stay. */
    photos: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100)), []),
  }),
  response: dataSchema(reviewSchema),
  handler: async (ctx, { params: { id }, body: { stars, text, name, email, photos, order_code: orderCode } }) => {
    await requireProduct(ctx, id);
    const author = await reviewAuthor(ctx, { name, email });
    await enforceRateLimits(ctx, reviewLimits.review, { mailbox: author.email });
    const counted =
      author.customerId === null && orderCode !== null
        ? await enforceRateLimits(ctx, reviewLimits.reviewOfOrder, { order: orderCode })
        : null;
    const added = await addReview(ctx, { productId: id, author, stars, text, orderCode, photos });
    if (added.isVerified) await counted?.revert();
    const [data] = await toReviews(ctx.db, [added]);
    if (data === undefined) throw new TypeError('a review is missing');
    return { data };
  },
});

export const reviewRoutes: readonly Route[] = [list, one, add];
