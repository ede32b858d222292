import { limits } from '@vyloha/config';
import { useLocale } from '@vyloha/i18n';
import { atLeast } from '@vyloha/ui';
import { useEffect, useState } from 'react';
import { parseSearchWords } from '../../model/search-words';
import { toRecentGroups, toSuggestionGroups, type SuggestionGroup } from '../../model/suggestion-groups';
import type { Suggest } from '../../model/suggestions-response';
import { readRecentSearches } from './recent-searches-storage';

/** Lines of the dropdown, and how far the asking for them is; `short`: too little stands in the field to ask. */
export interface OfferedLines {
  groups: readonly SuggestionGroup[];
  state: 'short' | 'loading' | 'answered' | 'unanswered';
}

/** How long a shopper must not type for the shop to be asked. */
const pauseMs = 200;

interface Answer {
  query: string;
  /** Null: the shop had no answer. */
  groups: readonly SuggestionGroup[] | null;
}

/**
 * Lines for what stands in the field: what was lately searched for while it is empty, nothing for words that are too
 * short, otherwise what the shop finds. An older answer stays until the next one is there.
 * @param text what stands in the field; null as long as nobody uses it
 */
export function useSuggestions(text: string | null, suggest: Suggest): OfferedLines {
  const locale = useLocale();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const words = parseSearchWords(text ?? '', limits.searchMinimumLength);
  const query = words.searched.length === 0 ? '' : words.text;

  useEffect(() => {
    if (query === '') return;
    let isStale = false;
    const answered = (groups: Answer['groups']) => {
      if (!isStale) setAnswer({ query, groups });
    };
    const timer = setTimeout(() => {
      atLeast(suggest({ query, limit: limits.dropdownProducts, locale })).then(
        (found) =>
          answered(found && toSuggestionGroups(found, { locale, query, mostCategories: limits.dropdownCategories })),
        () => answered(null),
      );
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, locale, suggest]);

  if (query === '') {
    const isEmpty = text !== null && words.text === '';
    return { groups: isEmpty ? toRecentGroups(readRecentSearches()) : [], state: 'short' };
  }
  const groups = answer?.groups ?? [];
  if (answer?.query !== query) return { groups, state: 'loading' };
  return { groups, state: answer.groups === null ? 'unanswered' : 'answered' };
}
