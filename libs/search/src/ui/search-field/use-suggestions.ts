import { limits } from '@vyloha/config';
import { useLocale } from '@vyloha/i18n';
import { withMinDuration } from '@vyloha/ui';
import { useEffect, useState } from 'react';
import { parseSearchTerms } from '../../model/search-terms';
import { toSearchGroups, toSuggestionGroups, type SuggestionGroup } from '../../model/suggestion-groups';
import type { RecallSuggestions, Suggest, SuggestRequest, Suggestions } from '../../model/suggestions-response';
import { readRecentSearches } from './recent-searches-storage';

export interface SuggestionSources {
  suggest: Suggest;
  recall: RecallSuggestions;
  loadPopular: (locale: SuggestRequest['locale']) => Promise<readonly string[]>;
  isCustomer: boolean;
}

/** Lines of the dropdown and the state of the request; `short`: the query is too short. */
export interface SuggestionsState {
  groups: readonly SuggestionGroup[];
  state: 'short' | 'loading' | 'answered' | 'unanswered';
}

/** Pause in typing before a request. */
const debounceMs = 200;

interface SuggestionsResult {
  query: string;
  /** Null: the backend did not respond. */
  groups: readonly SuggestionGroup[] | null;
}

/**
 * Lines for the text of the field: recent and popular searches while it is empty, nothing for terms that are too short, otherwise
 * suggestions. Previous suggestions stay until the next ones are loaded.
 * @param text text of the field; null before its first use
 */
export function useSuggestions(
  text: string | null,
  { suggest, recall, loadPopular, isCustomer }: SuggestionSources,
): SuggestionsState {
  const locale = useLocale();
  const [result, setResult] = useState<SuggestionsResult | null>(null);
  const searchTerms = parseSearchTerms(text ?? '', limits.searchMinimumLength);
  const query = searchTerms.terms.length === 0 ? '' : searchTerms.text;

  const [popular, setPopular] = useState<readonly string[]>([]);
  const isEmpty = text !== null && searchTerms.text === '';

  useEffect(() => {
    if (isEmpty) void loadPopular(locale).then(setPopular);
  }, [isEmpty, locale, loadPopular]);

  useEffect(() => {
    if (query === '') return;
    const request = { query, limit: limits.dropdownProducts, locale, isCustomer };
    const toResult = (found: Suggestions | null): SuggestionsResult => ({
      query,
      groups: found && toSuggestionGroups(found, { locale, query, maxCategories: limits.dropdownCategories }),
    });
    // A query that is typed again, or is left of a longer one, is known.
    const known = recall(request);
    if (known !== null) {
      setResult(toResult(known));
      return;
    }
    let isStale = false;
    const timer = setTimeout(() => {
      void withMinDuration(suggest(request))
        .catch(() => null)
        .then((found) => {
          if (!isStale) setResult(toResult(found));
        });
    }, debounceMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, locale, isCustomer, suggest, recall]);

  if (query === '') {
    return { groups: isEmpty ? toSearchGroups(readRecentSearches(), popular) : [], state: 'short' };
  }
  const groups = result?.groups ?? [];
  if (result?.query !== query) return { groups, state: 'loading' };
  return { groups, state: result.groups === null ? 'unanswered' : 'answered' };
}
