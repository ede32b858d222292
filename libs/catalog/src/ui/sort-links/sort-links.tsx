import { useTranslation } from '@vyloha/i18n';
import { Chip } from '@vyloha/ui';
import type { SortOption } from '../../model/category/category-page-data';
import styles from './sort-links.module.css';

/** Orders of a listing as links, so that each has an address. */
export function SortLinks({ sorts }: { sorts: readonly SortOption[] }) {
  const { t } = useTranslation('catalog');
  return (
    <nav aria-label={t('sort.label')}>
      <ul className={styles.list}>
        {sorts.map(({ name, path, isActive }) => (
          <li key={name}>
            <Chip to={path} isActive={isActive}>
              {t(`sort.${name}`)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
