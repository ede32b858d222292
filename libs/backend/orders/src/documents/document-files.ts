import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type ContentSource, readContent, shopFiles } from '@vyloha/backend-files';
import type { Services } from '@vyloha/backend-kernel';
import { fileExtensions } from './document-kinds';
import { shopDocumentFile } from './tables';

type FileRow = typeof shopDocumentFile.$inferSelect;
type FileId = Pick<FileRow, 'documentId' | 'format'>;

const keyOf = ({ documentId, format }: FileId) => `documents/${documentId}.${fileExtensions[format]}`;

/**
 * The content of a file as it was issued, wherever it is.
 * @throws FilesUnavailable
 * @throws Error when it is missing, or is not what was issued
 */
export async function readDocumentFile(context: { services: Services }, row: FileRow): Promise<Buffer> {
  const content = await readContent(shopFiles.of(context), keyOf(row), row);
  if (content === null) throw new Error(`${keyOf(row)} has no content`);
  return content;
}

const { content, documentId, format } = shopDocumentFile;
const isRow = (id: FileId) => and(eq(documentId, id.documentId), eq(format, id.format));

export const documentContents: ContentSource<FileId> = {
  name: 'documents',
  keyOf,
  list: (db, limit) =>
    db
      .select({ documentId, format })
      .from(shopDocumentFile)
      .where(isNotNull(content))
      .orderBy(asc(documentId))
      .limit(limit),
  lock: async (tx, id) => {
    const [row] = await tx.select({ content }).from(shopDocumentFile).where(isRow(id)).for('update');
    return row?.content ?? null;
  },
  replace: (tx, id, moved) => tx.update(shopDocumentFile).set(moved).where(isRow(id)),
};
