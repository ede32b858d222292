import type { DocumentOf } from '@vyloha/import-documents';
import { and, inArray, isNull, like } from 'drizzle-orm';
import { type Queryable, upsert } from '@vyloha/backend-kernel';
import { productComment, review, reviewPhoto, reviewVote } from '@vyloha/backend-reviews/tables';

export async function writeReviews(db: Queryable, documents: readonly DocumentOf<'review'>[]): Promise<void> {
  const rows = documents.map(({ type: _, email, text, photos: _photos, votes: _votes, createdAt, ...row }) => ({
    ...row,
    email: email ?? null,
    text: text ?? null,
    createdAt: new Date(createdAt),
  }));
  await upsert(db, review, rows, ['id']);
  await writePhotos(db, documents);
  await writeVotes(db, documents);
}

/** Imported photographs replace those imported before; uploaded ones stay. */
async function writePhotos(db: Queryable, documents: readonly DocumentOf<'review'>[]): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await db
    .delete(reviewPhoto)
    .where(and(inArray(reviewPhoto.reviewId, ids), isNull(reviewPhoto.content), isNull(reviewPhoto.sha256)));
  const rows = documents.flatMap(({ id: reviewId, photos, createdAt }) =>
    photos.map((fileKey, position) => ({
      fileKey,
      reviewId,
      position,
      isPublished: true,
      createdAt: new Date(createdAt),
    })),
  );
  await upsert(db, reviewPhoto, rows, ['fileKey']);
}

/** Imported votes replace those imported before; those of the shop's own shoppers stay. */
async function writeVotes(db: Queryable, documents: readonly DocumentOf<'review'>[]): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await db.delete(reviewVote).where(and(inArray(reviewVote.reviewId, ids), like(reviewVote.voter, 'import:%')));
  const rows = documents.flatMap(({ id: reviewId, votes: { yes, no } }) =>
    Array.from({ length: yes + no }, (_, at) => ({ reviewId, voter: `import:${at + 1}`, isHelpful: at < yes })),
  );
  await upsert(db, reviewVote, rows, ['reviewId', 'voter']);
}

export async function writeComments(db: Queryable, documents: readonly DocumentOf<'comment'>[]): Promise<void> {
  const rows = documents.map(({ type: _, questionId, createdAt, ...row }) => ({
    ...row,
    questionId: questionId ?? null,
    createdAt: new Date(createdAt),
  }));
  await upsert(db, productComment, rows, ['id']);
}
