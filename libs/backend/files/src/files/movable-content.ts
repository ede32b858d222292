import { integer, text } from 'drizzle-orm/pg-core';
import { bytes } from '@vyloha/backend-kernel/tables';

/** Columns of what is stored in the database at first, and may be moved to the files of the shop. */
export const movableContent = () => ({
  /** Null once it is among the files of the shop. */
  content: bytes('content'),
  /** Length and digest, in hexadecimal digits, of what was moved, by which it is recognised; null before. */
  bytes: integer('bytes'),
  sha256: text('sha256'),
});
