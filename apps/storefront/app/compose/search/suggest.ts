import { createContentClient } from '@vyloha/cms-client/browser';
import type { Locale } from '@vyloha/contract';
import { suggestionsResponse, type Suggest } from '@vyloha/search';
import * as v from 'valibot';
import { suggestionsDocument } from './suggestions-document';

/** Product names depend on the shopper's language, so each language has a cache of its own. */
const clients = new Map<Locale, ReturnType<typeof createContentClient>>();

function clientFor(locale: Locale) {
  const client = clients.get(locale) ?? createContentClient({ url: '/api/content' });
  clients.set(locale, client);
  return client;
}

/** The browser's search suggestions; imports the content system's client, so it is loaded on first use. */
export const suggest: Suggest = async ({ query, limit, locale }) => {
  const { data } = await clientFor(locale).query(suggestionsDocument, { query, limit });
  const parsed = v.safeParse(suggestionsResponse, data);
  return parsed.success ? parsed.output : null;
};
