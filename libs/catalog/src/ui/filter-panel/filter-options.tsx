import { useTranslation } from '@vyloha/i18n';
import { Checkbox, Input, Radio } from '@vyloha/ui';
import { useState } from 'react';
import type { FilterOption } from '../../model/listing/filter-view';
import styles from './filter-panel.module.css';

interface FilterOptionsProps {
  name: string;
  title: string;
  options: readonly FilterOption[];
  withColors: boolean;
  /** Whether one excludes the others. */
  isSingle: boolean;
}

/** Longer lists are collapsed. */
const initialCount = 10;
/** Longer lists can be searched. */
const unsearchedCount = 20;

/** Regardless of case and diacritics. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Values combined by OR; those of a long list are collapsed, unless one of them is selected or searched for. */
export function FilterOptions({ options, ...group }: FilterOptionsProps) {
  const { t } = useTranslation('catalog');
  const [query, setQuery] = useState('');
  const { title } = group;
  const collapsedOptions = options.length > initialCount + 1 ? options.slice(initialCount) : [];
  const sought = fold(query.trim());
  const isShown = (option: FilterOption) => fold(option.title).includes(sought);
  return (
    <>
      {options.length > unsearchedCount && (
        <ValueSearch title={title} query={query} onSearch={setQuery} hasFound={options.some(isShown)} />
      )}
      <OptionList {...group} options={options.slice(0, options.length - collapsedOptions.length)} isShown={isShown} />
      {collapsedOptions.length > 0 && (
        <details
          className={styles.collapsed}
          open={sought !== '' || collapsedOptions.some(({ isSelected }) => isSelected)}
        >
          <summary hidden={sought !== ''}>{t('filter.further', { count: collapsedOptions.length })}</summary>
          <OptionList
            {...group}
            title={t('filter.furtherOf', { title })}
            options={collapsedOptions}
            isShown={isShown}
          />
        </details>
      )}
    </>
  );
}

interface ValueSearchProps {
  title: string;
  query: string;
  onSearch: (query: string) => void;
  hasFound: boolean;
}

/** Leaves the values of a long list that contain a text; it is not part of the form, and needs script. */
function ValueSearch({ title, query, onSearch, hasFound }: ValueSearchProps) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.search}>
      <Input
        type="search"
        value={query}
        aria-label={t('filter.searchIn', { title })}
        placeholder={t('filter.search')}
        autoComplete="off"
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status">{!hasFound && t('filter.noneFound')}</p>
    </div>
  );
}

interface OptionListProps extends FilterOptionsProps {
  isShown: (option: FilterOption) => boolean;
}

/** Values that are not shown stay in the form, with what is selected of them. */
function OptionList({ name, title, options, withColors, isSingle, isShown }: OptionListProps) {
  const { t } = useTranslation('catalog');
  const Choice = isSingle ? Radio : Checkbox;
  return (
    <ul className={styles.options} aria-label={title}>
      {isSingle && (
        <li>
          <Radio
            name={name}
            value=""
            defaultChecked={!options.some(({ isSelected }) => isSelected)}
            className={styles.option}
            label={t('filter.any')}
          />
        </li>
      )}
      {options.map((option) => (
        <li key={option.slug} hidden={!isShown(option)}>
          <Choice
            name={name}
            value={option.slug}
            // React clears the box of a value that is no longer selected only where it is told false.
            defaultChecked={option.isSelected ?? false}
            className={styles.option}
            label={
              <>
                {withColors && option.colorHex !== undefined && (
                  <span className={styles.swatch} style={{ backgroundColor: option.colorHex }} />
                )}
                {option.title} <span className={styles.count}>{`(${option.count})`}</span>
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
