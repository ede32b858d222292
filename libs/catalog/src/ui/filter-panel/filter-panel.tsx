import { useTranslation } from '@vyloha/i18n';
import { Button, Checkbox, Disclosure, Icon } from '@vyloha/ui';
import { useRef } from 'react';
import { filterKeys, inStockValue } from '../../model/listing/filter-keys';
import type { FilterGroup, FilterPanelData } from '../../model/listing/filter-view';
import { FilterChoices } from './filter-choices';
import styles from './filter-panel.module.css';
import { filterPanelId } from './filter-panel-id';
import { FilterRange } from './filter-range';
import { useFilterForm } from './use-filter-form';
import { useFilterSheet } from './use-filter-sheet';

interface FilterPanelProps {
  filters: FilterPanelData;
  /** Id of the listing, where closing leads. */
  listingId: string;
}

/** By what the goods can be chosen: beside the listing on wide screens, over the whole page on narrow ones. */
export function FilterPanel({ filters, listingId }: FilterPanelProps) {
  const { t } = useTranslation('catalog');
  const form = useFilterForm(filters);
  const panel = useRef<HTMLElement>(null);
  const close = useRef<HTMLAnchorElement>(null);
  useFilterSheet(panel, close);
  const { inStock } = filters;
  return (
    <aside ref={panel} id={filterPanelId} className={styles.panel} aria-label={t('filter.label')}>
      <a ref={close} href={`#${listingId}`} className={styles.close}>
        {t('filter.label')}
        <Icon name="close" size={24} label={t('filter.close')} />
      </a>
      <form method="get" className={styles.form} {...form}>
        {filters.kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Checkbox
          name={filterKeys.inStock}
          value={inStockValue}
          defaultChecked={inStock.isChosen}
          label={<Counted title={t('filter.inStock')} count={inStock.count} />}
        />
        {filters.groups.map((group) => (
          <Disclosure key={group.key} title={group.title} isOpenAtFirst={group.isOpen}>
            <GroupFields group={group} />
          </Disclosure>
        ))}
        <div className={styles.submit}>
          <Button type="submit">{t('filter.apply')}</Button>
        </div>
      </form>
    </aside>
  );
}

function GroupFields({ group }: { group: FilterGroup }) {
  if (group.kind === 'range') return <FilterRange group={group} />;
  return (
    <FilterChoices name={group.key} title={group.title} choices={group.choices} withColors={group.kind === 'colors'} />
  );
}

/** A choice and how many goods it leaves. */
function Counted({ title, count }: { title: string; count: number }) {
  return (
    <>
      {title} <span className={styles.count}>({count})</span>
    </>
  );
}
