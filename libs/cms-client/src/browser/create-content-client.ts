import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, fetchExchange, type Exchange, makeOperation, mapExchange, type Operation } from 'urql';
import { keylessTypes } from '../schema/keyless-types.generated';

function toPersistedOperation(operation: Operation): Operation {
  const { query } = operation;
  if (!('documentId' in query) || typeof query.documentId !== 'string') {
    throw new TypeError('The browser sends documents made by persisted() only');
  }
  const request = { ...operation, query: { kind: query.kind, definitions: [], documentId: query.documentId } };
  return makeOperation(operation.kind, request, operation.context);
}

/** Sends the id of a document instead of its text: the host executes only documents on its allow-list. */
const documentIdExchange: Exchange = mapExchange({
  onOperation: (operation) => (operation.kind === 'teardown' ? operation : toPersistedOperation(operation)),
});

/** Entities are keyed by `_id` (`id` on store entities); everything else is embedded in its parent. */
function createContentCache(): Exchange {
  const keys = Object.fromEntries(keylessTypes.map((name) => [name, () => null]));
  return cacheExchange({ keys });
}

interface ContentClientOptions {
  /** The storefront's content endpoint, on the page's own origin. */
  url: string;
}

/**
 * Content system client for the browser, through the storefront's own origin, with a normalised cache. Loaded with the
 * parts that need it (swatches, search dropdown, menus on demand): `await import('@vyloha/cms-client/browser')`.
 */
export function createContentClient({ url }: ContentClientOptions): Client {
  return new Client({
    url,
    exchanges: [createContentCache(), documentIdExchange, fetchExchange],
    preferGetMethod: 'force',
  });
}
