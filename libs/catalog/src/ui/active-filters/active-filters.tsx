import { useTranslation } from '@vyloha/i18n';
import { Chip, Link } from '@vyloha/ui';
import type { FilterPanelData } from '../../model/listing/filter-view';
import styles from './active-filters.module.css';

/** The active filters, each a link that removes it. */
export function ActiveFilters({ active, clearPath }: Pick<FilterPanelData, 'active' | 'clearPath'>) {
  const { t } = useTranslation('catalog');
  if (active.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('filter.active')}>
      {active.map(({ label, path }) => (
        <li key={label}>
          <Chip to={path} isActive removeLabel={t('filter.remove', { filter: label })}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Link to={clearPath} preventScrollReset className={styles.clear}>
          {t('filter.clear')}
        </Link>
      </li>
    </ul>
  );
}
