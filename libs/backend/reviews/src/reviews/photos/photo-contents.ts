import { asc, eq, isNotNull } from 'drizzle-orm';
import { type ContentSource, photoKey } from '@vyloha/backend-files';
import { reviewPhoto } from '../tables';

const { content, fileKey } = reviewPhoto;

/** What shoppers have uploaded; a trigger names the files of rows that are deleted. */
export const reviewPhotoContents: ContentSource<string> = {
  name: 'photographs of reviews',
  keyOf: photoKey,
  list: async (db, limit) => {
    const rows = await db
      .select({ fileKey })
      .from(reviewPhoto)
      .where(isNotNull(content))
      .orderBy(asc(fileKey))
      .limit(limit);
    return rows.map((row) => row.fileKey);
  },
  lock: async (tx, id) => {
    const [row] = await tx.select({ content }).from(reviewPhoto).where(eq(fileKey, id)).for('update');
    return row?.content ?? null;
  },
  replace: (tx, id, moved) => tx.update(reviewPhoto).set(moved).where(eq(fileKey, id)),
};
