import { useSuggestedOffers } from '@vyloha/catalog/ui';
import { ClearRecentSearches } from '../recent-searches/clear-recent-searches';
import { useTranslation } from '@vyloha/i18n';
import { Icon, Link, Picture } from '@vyloha/ui';
import type { SuggestionGroup, SuggestionLine } from '../../model/suggestion-groups';
import type { ReactNode } from 'react';
import styles from './suggestion-list.module.css';

export interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  /** Id of the active line. */
  activeId: string | null;
}

/** The lines below the search field: a listbox whose options are links; the field keeps the focus. */
export function SuggestionList({ id, groups, activeId }: SuggestionListProps) {
  const { t } = useTranslation('search');
  const offerOf = useSuggestedOffers(groups.flatMap(({ lines }) => lines.flatMap(({ product }) => product ?? [])));
  return (
    <>
      <div id={id} role="listbox" aria-label={t('field.suggestions')} className={styles.list}>
        {groups.map(({ kind, lines }) => {
          const headingId = `${id}-${kind}`;
          const isAll = kind === 'all';
          return (
            <div key={kind} role="group" aria-labelledby={headingId} className={styles.group}>
              <span id={headingId} className={styles.heading} hidden={isAll}>
                {t(`field.kinds.${kind}`)}
              </span>
              {lines.map((line, index) => {
                const lineId = `${headingId}-${index}`;
                const visible = isAll ? { ...line, title: t('field.all', { query: line.title }) } : line;
                const offer = line.product && offerOf(line.product);
                return <Option key={lineId} id={lineId} line={visible} offer={offer} isActive={lineId === activeId} />;
              })}
            </div>
          );
        })}
      </div>
      {groups.some(({ kind }) => kind === 'recent') && <ClearRecentSearches />}
    </>
  );
}

interface OptionProps {
  id: string;
  line: SuggestionLine;
  /** Beside the name, once it is loaded. */
  offer: ReactNode;
  isActive: boolean;
}

function Option({ id, line: { title, path, imageKey, product }, offer, isActive }: OptionProps) {
  return (
    <Link id={id} role="option" aria-selected={isActive} tabIndex={-1} to={path} className={styles.option}>
      {imageKey === undefined ? (
        <Icon name="search" size={16} />
      ) : (
        <Picture fileKey={imageKey} alt="" width={40} height={40} />
      )}
      <span>{title}</span>
      {product && <div className={styles.offer}>{offer}</div>}
    </Link>
  );
}
