import { asc, eq, isNotNull } from 'drizzle-orm';
import { type ContentSource, photoKey } from '@vyloha/backend-files';
import { claimPhoto } from '../tables';

const { content, id: ofRow } = claimPhoto;

/** A trigger names the files of rows that are deleted. */
export const claimPhotoContents: ContentSource<string> = {
  name: 'photographs of claims',
  keyOf: photoKey,
  list: async (db, limit) => {
    const rows = await db
      .select({ id: ofRow })
      .from(claimPhoto)
      .where(isNotNull(content))
      .orderBy(asc(ofRow))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  lock: async (tx, id) => {
    const [row] = await tx.select({ content }).from(claimPhoto).where(eq(ofRow, id)).for('update');
    return row?.content ?? null;
  },
  replace: (tx, id, moved) => tx.update(claimPhoto).set(moved).where(eq(ofRow, id)),
};
