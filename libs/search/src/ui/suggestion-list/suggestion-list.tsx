import { useTranslation } from '@vyloha/i18n';
import { Icon, Link, Picture } from '@vyloha/ui';
import type { SuggestionGroup, SuggestionLine } from '../../model/suggestion-groups';
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
  return (
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
              return <Option key={lineId} id={lineId} line={visible} isActive={lineId === activeId} />;
            })}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  line: SuggestionLine;
  isActive: boolean;
}

function Option({ id, line: { title, path, imageKey }, isActive }: OptionProps) {
  return (
    <Link id={id} role="option" aria-selected={isActive} tabIndex={-1} to={path} className={styles.option}>
      {imageKey === undefined ? (
        <Icon name="search" size={16} />
      ) : (
        <Picture fileKey={imageKey} alt="" width={40} height={40} />
      )}
      {title}
    </Link>
  );
}
