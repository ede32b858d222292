import { formatDocument, stringifyDocument } from '@urql/core';
import type { TypedDocumentNode } from '@urql/core';

/** A document that a browser may ask for, by its id. */
export interface PersistedDocument extends Pick<TypedDocumentNode, 'kind' | 'definitions'> {
  documentId: string;
}

/**
 * Texts of the documents that browsers may ask for, by id; what is not on the list is not answered. They ask for the type of
 * everything as well, by which the cache in the browser tells things apart.
 */
export function createAllowList(documents: readonly PersistedDocument[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const document of documents) {
    if (texts.has(document.documentId)) throw new Error(`Two documents are called ${document.documentId}`);
    const { kind, definitions } = document;
    // The mapped type of `formatDocument` allows `undefined` for what may only be absent; nothing else differs.
    const typed = formatDocument({ kind, definitions }) as TypedDocumentNode;
    texts.set(document.documentId, stringifyDocument(typed));
  }
  return texts;
}
