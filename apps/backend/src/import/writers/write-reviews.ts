import type { DocumentOf } from '@vyloha/import-documents';
import type { Queryable } from '../../database/database';
import { productComment, review } from '../../database/schema';
import { upsert } from '../../database/upsert';

export async function writeReviews(db: Queryable, documents: readonly DocumentOf<'review'>[]): Promise<void> {
  const rows = documents.map(({ type: _, email, text, createdAt, ...row }) => ({
    ...row,
    email: email ?? null,
    text: text ?? null,
    createdAt: new Date(createdAt),
  }));
  await upsert(db, review, rows, ['id']);
}

export async function writeComments(db: Queryable, documents: readonly DocumentOf<'comment'>[]): Promise<void> {
  const rows = documents.map(({ type: _, questionId, createdAt, ...row }) => ({
    ...row,
    questionId: questionId ?? null,
    createdAt: new Date(createdAt),
  }));
  await upsert(db, productComment, rows, ['id']);
}
