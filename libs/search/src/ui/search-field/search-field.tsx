import { Form, useLocation, useSearchParams } from '@remix-run/react';
import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Icon, VisuallyHidden, lazyNamed } from '@vyloha/ui';
import { Suspense, useId, useRef, type FormEvent } from 'react';
import type { Suggest } from '../../model/suggestions-response';
import { saveSearch } from './recent-searches-storage';
import styles from './search-field.module.css';
import { useCombobox } from './use-combobox';
import { useSuggestions, type SuggestionSources, type SuggestionsState } from './use-suggestions';

/** Announces the number of lines to screen readers, and shows why there are none. */
function SuggestionStatus({ groups, state }: SuggestionsState) {
  const { t } = useTranslation('search');
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <div role="status">
      {count === 0 ? (
        <p className={styles.status}>{t(`field.status.${state}`, { count: limits.searchMinimumLength })}</p>
      ) : (
        <VisuallyHidden>{t('field.count', { count })}</VisuallyHidden>
      )}
    </div>
  );
}

const SuggestionList = lazyNamed(() => import('../suggestion-list/suggestion-list'), 'SuggestionList');

const loadSources = () => import('./suggest');
let sources: Awaited<ReturnType<typeof loadSources>> | null = null;

/** With the content system's client, which is loaded only when somebody searches. */
const suggestLazily: Suggest = async (request) => {
  sources ??= await loadSources();
  return sources.suggest(request);
};
const loadPopularLazily: SuggestionSources['loadPopular'] = async (locale) => {
  sources ??= await loadSources();
  return sources.loadPopularSearches(locale);
};
const recallLoaded: SuggestionSources['recall'] = (request) => sources?.recallSuggestions(request) ?? null;

export type SearchFieldProps = Partial<SuggestionSources>;

/** The search field of the header: a form that submits to the results page, with suggestions while typing. */
export function SearchField({
  suggest = suggestLazily,
  recall = recallLoaded,
  loadPopular = loadPopularLazily,
  isCustomer = false,
}: SearchFieldProps) {
  const { t } = useTranslation('search');
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const { listId, text, isOpen, activeId, close, onBlur, inputProps } = useCombobox(panelRef);
  const { groups, state } = useSuggestions(text, { suggest, recall, loadPopular, isCustomer });
  const query = pathname === paths.search() ? (searchParams.get('q') ?? '') : '';
  const isListVisible = isOpen && groups.length > 0;
  // Before its first use it is a plain field without a listbox.
  const comboboxProps = text !== null && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isListVisible,
    'aria-controls': isListVisible ? listId : undefined,
    'aria-activedescendant': activeId ?? undefined,
  };

  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    saveSearch(String(new FormData(currentTarget).get('q')));
    close();
  }

  return (
    <Form action={paths.search()} role="search" className={styles.form} onSubmit={submit} onBlur={onBlur}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('field.label')}</VisuallyHidden>
      </label>
      <input
        // Another query remounts the field and replaces what was typed.
        key={query}
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t('field.placeholder')}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        className={styles.input}
        {...inputProps}
        {...comboboxProps}
      />
      <button type="submit" className={styles.button} aria-label={t('field.submit')}>
        <Icon name="search" size={24} />
      </button>
      {isOpen && (
        <div
          ref={panelRef}
          role="presentation"
          className={styles.panel}
          // The focus stays in the field; selecting a line closes the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={close}
        >
          <SuggestionStatus state={state} groups={groups} />
          {isListVisible && (
            <Suspense>
              <SuggestionList id={listId} groups={groups} activeId={activeId} />
            </Suspense>
          )}
        </div>
      )}
    </Form>
  );
}
