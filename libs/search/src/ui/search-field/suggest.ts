import { createContentClient } from '@vyloha/cms-client/browser';
import { paths } from '@vyloha/links';
import { parsePopularSearches } from '../../model/popular-searches';
import { suggestionsDocument } from '../../model/suggestions-document';
import {
  parseSuggestions,
  type RecallSuggestions,
  type Suggest,
  type SuggestRequest,
} from '../../model/suggestions-response';

/** As long as browsers may keep the response to a guest. */
const maxAgeMs = 60_000;

const createClient = () => createContentClient({ url: paths.contentApi() });
/** Of guests, by their language, as names depend on it: each has a cache. */
const clients = new Map<SuggestRequest['locale'], { createdAt: number; client: ReturnType<typeof createClient> }>();

function clientFor({ locale, isCustomer }: SuggestRequest) {
  if (isCustomer) return createClient();
  const kept = clients.get(locale);
  if (kept !== undefined && Date.now() - kept.createdAt <= maxAgeMs) return kept.client;
  const client = createClient();
  clients.set(locale, { createdAt: Date.now(), client });
  return client;
}

/** The search suggestions; imports the content system's client, so it is loaded on first use. */
export const suggest: Suggest = async (request) => {
  const { query, limit } = request;
  const { data } = await clientFor(request).query(suggestionsDocument, { query, limit });
  return parseSuggestions(data);
};

/** Without a request: what is in the client's cache. */
export const recallSuggestions: RecallSuggestions = (request) => {
  const { query, limit, isCustomer } = request;
  if (isCustomer) return null;
  const policy = { requestPolicy: 'cache-only' } as const;
  return parseSuggestions(clientFor(request).readQuery(suggestionsDocument, { query, limit }, policy)?.data);
};

const popularSearches = new Map<SuggestRequest['locale'], Promise<readonly string[]>>();

async function requestPopularSearches(): Promise<readonly string[]> {
  const response = await fetch(paths.popularSearches());
  return response.ok ? parsePopularSearches(await response.json()) : [];
}

/** Requested once; none when that fails. */
export function loadPopularSearches(locale: SuggestRequest['locale']): Promise<readonly string[]> {
  const known = popularSearches.get(locale) ?? requestPopularSearches().catch(() => []);
  popularSearches.set(locale, known);
  return known;
}
