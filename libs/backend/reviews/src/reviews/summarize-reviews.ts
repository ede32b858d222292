import { and, count, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, namedSchema } from '@vyloha/backend-kernel';
import { product } from '@vyloha/backend-catalog/tables';
import { hasPhotos } from './photos/has-photos';
import { review } from './tables';

const allStars = [5, 4, 3, 2, 1];

export const ratingSchema = namedSchema(
  'ProductRating',
  v.object({
    /** 0 to 100, or null without any rating. */
    rating: v.nullable(v.number()),
    ratingCount: v.number(),
    withTextCount: v.number(),
    withPhotosCount: v.number(),
    /** From five stars down to one. */
    distribution: v.array(v.object({ stars: v.number(), count: v.number() })),
  }),
);

/** Summary of all reviews of a product. */
export async function summarizeReviews(db: Database, productId: string): Promise<v.InferOutput<typeof ratingSchema>> {
  const [rated] = await db
    .select({ rating: product.rating, ratingCount: product.ratingCount })
    .from(product)
    .where(eq(product.id, productId));
  const counted = await db
    .select({
      stars: review.stars,
      count: count(),
      withText: count(review.text),
      withPhotos: sql`count(*) filter (where ${hasPhotos(db)})`.mapWith(Number),
    })
    .from(review)
    .where(and(eq(review.productId, productId), eq(review.isHidden, false)))
    .groupBy(review.stars);
  const countOf = (stars: number) => counted.find((row) => row.stars === stars)?.count ?? 0;
  return {
    rating: rated?.rating ?? null,
    ratingCount: rated?.ratingCount ?? 0,
    withTextCount: counted.reduce((sum, { withText }) => sum + withText, 0),
    withPhotosCount: counted.reduce((sum, { withPhotos }) => sum + withPhotos, 0),
    distribution: allStars.map((stars) => ({ stars, count: countOf(stars) })),
  };
}
