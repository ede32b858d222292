import { makeOperation, mapExchange } from 'urql';
import type { Exchange, Operation } from 'urql';

function toPersistedOperation(operation: Operation): Operation {
  const { query } = operation;
  if (!('documentId' in query) || typeof query.documentId !== 'string') {
    throw new TypeError('The browser sends documents made by persisted() only');
  }
  const request = { ...operation, query: { kind: query.kind, definitions: [], documentId: query.documentId } };
  return makeOperation(operation.kind, request, operation.context);
}

/** Sends the id of a document instead of its text: the host executes only documents on its allow-list. */
export const documentIdExchange: Exchange = mapExchange({
  onOperation: (operation) => (operation.kind === 'teardown' ? operation : toPersistedOperation(operation)),
});
