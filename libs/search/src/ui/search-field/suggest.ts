import { createContentClient } from '@vyloha/cms-client/browser';
import { paths } from '@vyloha/links';
import { suggestionsDocument } from '../../model/suggestions-document';
import { parseSuggestions, type Suggest, type SuggestRequest } from '../../model/suggestions-response';

/** Product names depend on the shopper's language, so each language has a cache of its own. */
const clients = new Map<SuggestRequest['locale'], ReturnType<typeof createContentClient>>();

function clientFor(locale: SuggestRequest['locale']) {
  const client = clients.get(locale) ?? createContentClient({ url: paths.contentApi() });
  clients.set(locale, client);
  return client;
}

/**
 * The search suggestions; imports the content system's client, so it is loaded on first use. Only the browser itself may
 * keep them, as their response allows: a customer who logs in or out here is shown others.
 */
export const suggest: Suggest = async ({ query, limit, locale }) => {
  const variables = { query, limit };
  const { data } = await clientFor(locale).query(suggestionsDocument, variables, { requestPolicy: 'network-only' });
  return parseSuggestions(data);
};
