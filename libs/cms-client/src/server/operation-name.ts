import type { TypedDocumentNode } from '@urql/core';

/** The name of a document's operation, for logs. */
export function operationNameOf(document: Pick<TypedDocumentNode, 'definitions'>): string {
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition' && definition.name !== undefined) return definition.name.value;
  }
  return 'anonymous';
}
