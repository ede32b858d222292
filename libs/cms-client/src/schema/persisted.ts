import { formatDocument, stringifyDocument } from '@urql/core';
import type { TypedDocumentNode } from '@urql/core';

/** A document that a browser may request by its id. */
export interface PersistedDocument extends Pick<TypedDocumentNode, 'kind' | 'definitions'> {
  documentId: string;
}

/**
 * Texts of the documents that browsers may request, by id; others are rejected. They include `__typename`
 * everywhere, by which the browser's cache identifies entities.
 */
export function createAllowList(documents: readonly PersistedDocument[]): ReadonlyMap<string, string> {
  const textById = new Map<string, string>();
  for (const document of documents) {
    if (textById.has(document.documentId)) throw new Error(`Two documents are called ${document.documentId}`);
    const { kind, definitions } = document;
    // The mapped type of `formatDocument` allows `undefined` for optional properties; nothing else differs.
    const withTypenames = formatDocument({ kind, definitions }) as TypedDocumentNode;
    textById.set(document.documentId, stringifyDocument(withTypenames));
  }
  return textById;
}
