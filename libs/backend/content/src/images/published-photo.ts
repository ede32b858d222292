import { pgView, text } from 'drizzle-orm/pg-core';
import { bytes } from '@vyloha/backend-kernel/tables';

/** Columns of the view of photographs that everybody may see: reviews, which stand on this module, define it. */
export const publishedPhotoColumns = {
  fileKey: text('file_key').notNull(),
  /** Null once it is among the files of the shop. Both are null for a picture of the shop. */
  content: bytes('content'),
  sha256: text('sha256'),
};

export const publishedPhoto = pgView('published_photo', publishedPhotoColumns).existing();
