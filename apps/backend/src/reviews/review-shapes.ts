import * as v from 'valibot';
import type { review } from '../database/schema';
import { namedSchema } from '../server/openapi/named-schema';

/** A review in its public form; text is plain, never markup. */
export const reviewSchema = namedSchema(
  'Review',
  v.object({
    id: v.string(),
    stars: v.number(),
    text: v.nullable(v.string()),
    author: v.object({ name: v.string() }),
    verified: v.boolean(),
    createdAt: v.string(),
    locale: v.string(),
  }),
);

type WireReview = v.InferOutput<typeof reviewSchema>;

export function toReview({
  id,
  stars,
  text,
  authorName,
  isVerified,
  createdAt,
  locale,
}: typeof review.$inferSelect): WireReview {
  const author = { name: authorName };
  return { id, stars, text, author, verified: isVerified, createdAt: createdAt.toISOString(), locale };
}
