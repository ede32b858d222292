import { makeOperation, mapExchange } from 'urql';
import type { Exchange, Operation } from 'urql';

function withoutText(operation: Operation): Operation {
  const { query } = operation;
  if (!('documentId' in query) || typeof query.documentId !== 'string') {
    throw new TypeError('The browser sends documents made by persisted() only');
  }
  const request = { ...operation, query: { kind: query.kind, definitions: [], documentId: query.documentId } };
  return makeOperation(operation.kind, request, operation.context);
}

/** Sends the id of a document instead of its text: the host answers the documents on its list and nothing else. */
export const documentIdExchange: Exchange = mapExchange({
  onOperation: (operation) => (operation.kind === 'teardown' ? operation : withoutText(operation)),
});
