import { useTranslation } from '@vyloha/i18n';
import { Button, Chip } from '@vyloha/ui';
import { type MouseEvent, useId } from 'react';
import type { SortOption } from '../../model/category/category-page-data';
import styles from './sort-links.module.css';

/** After a navigation by script the list would stay open. */
function closeList({ currentTarget }: MouseEvent) {
  const list = currentTarget.closest<HTMLElement>('[popover]');
  if (list && 'hidePopover' in list) list.hidePopover();
}

/** Orders of a listing as links, so that each has an address; on a phone behind a button that needs no script. */
export function SortLinks({ sorts }: { sorts: readonly SortOption[] }) {
  const { t } = useTranslation('catalog');
  const listId = useId();
  return (
    <nav aria-label={t('sort.label')}>
      <Button variant="secondary" icon="sort" isWide className={styles.open} {...{ popovertarget: listId }}>
        {t('sort.open')}
      </Button>
      <ul id={listId} className={styles.list} {...{ popover: 'auto' }}>
        {sorts.map(({ name, path, isActive }) => (
          <li key={name}>
            <Chip to={path} isActive={isActive} onClick={closeList}>
              {t(`sort.${name}`)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
