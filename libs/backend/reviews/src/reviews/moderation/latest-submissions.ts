import { desc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, groupBy } from '@vyloha/backend-kernel';
import { productComment, review, reviewPhoto } from '../tables';

/** Submissions for the staff to moderate. */
export const submissionSchema = v.object({
  id: v.string(),
  kind: v.picklist(['review', 'question', 'answer']),
  productId: v.string(),
  author: v.string(),
  /** Reviews only. */
  stars: v.nullable(v.number()),
  text: v.nullable(v.string()),
  hidden: v.boolean(),
  /** Questions only: nobody has answered, published or hidden it. */
  waiting: v.boolean(),
  /** Reviews only. */
  photos: v.array(v.object({ id: v.string(), published: v.boolean() })),
  createdAt: v.string(),
});

type Submission = v.InferOutput<typeof submissionSchema>;

const maxSubmissions = 30;

/** All photographs of reviews, published or not, by review. */
async function loadPhotos(db: Database, reviewIds: readonly string[]) {
  const photos = await db
    .select({ id: reviewPhoto.fileKey, published: reviewPhoto.isPublished, reviewId: reviewPhoto.reviewId })
    .from(reviewPhoto)
    .where(inArray(reviewPhoto.reviewId, [...reviewIds]))
    .orderBy(reviewPhoto.position);
  return groupBy(photos, ({ reviewId }) => reviewId ?? '');
}

/** The newest of all reviews, questions and answers, hidden ones included. */
export async function loadLatestSubmissions(db: Database): Promise<Submission[]> {
  const [reviews, comments] = await Promise.all([
    db.select().from(review).orderBy(desc(review.createdAt)).limit(maxSubmissions),
    db.select().from(productComment).orderBy(desc(productComment.createdAt)).limit(maxSubmissions),
  ]);
  const photos = await loadPhotos(
    db,
    reviews.map(({ id }) => id),
  );
  const submissions: Submission[] = [
    ...reviews.map(({ stars, ...row }) => ({
      ...toSubmission(row),
      kind: 'review' as const,
      stars,
      waiting: false,
      photos: (photos.get(row.id) ?? []).map(({ id, published }) => ({ id, published })),
    })),
    ...comments.map(({ questionId, isWaiting, ...row }) => {
      return {
        ...toSubmission(row),
        kind: questionId === null ? ('question' as const) : ('answer' as const),
        stars: null,
        waiting: isWaiting,
        photos: [],
      };
    }),
  ];
  return submissions.sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, maxSubmissions);
}

type Row = Pick<typeof review.$inferSelect, 'id' | 'productId' | 'authorName' | 'text' | 'isHidden' | 'createdAt'>;

function toSubmission({ id, productId, authorName, text, isHidden, createdAt }: Row) {
  return { id, productId, author: authorName, text, hidden: isHidden, createdAt: createdAt.toISOString() };
}
