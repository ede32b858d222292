import * as v from 'valibot';
import { type Queryable, namedSchema } from '@vyloha/backend-kernel';
import type { review } from './tables';
import { listPhotos } from './photos/list-photos';
import { countVotes, voteCountsSchema } from './votes/count-votes';

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
    /** File keys of the published photographs. */
    photos: v.array(v.string()),
    votes: voteCountsSchema,
  }),
);

type WireReview = v.InferOutput<typeof reviewSchema>;

type ReviewRow = typeof review.$inferSelect;

function toReview({ id, stars, text, authorName, isVerified, createdAt, locale }: ReviewRow) {
  const author = { name: authorName };
  return { id, stars, text, author, verified: isVerified, createdAt: createdAt.toISOString(), locale };
}

/** Reviews with what belongs to them. */
export async function toReviews(db: Queryable, rows: readonly ReviewRow[]): Promise<WireReview[]> {
  const ids = rows.map(({ id }) => id);
  const [photos, votes] = await Promise.all([listPhotos(db, ids), countVotes(db, ids)]);
  return rows.map((row) => ({
    ...toReview(row),
    photos: photos.get(row.id) ?? [],
    votes: votes.get(row.id) ?? { yes: 0, no: 0 },
  }));
}
