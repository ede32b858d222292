import { Client, fetchExchange } from 'urql';
import { createContentCache } from './content-cache';
import { documentIdExchange } from './document-id-exchange';

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
