import { useTranslation } from '@vyloha/i18n';
import { Button, buttonClass, Checkbox, Disclosure, Icon } from '@vyloha/ui';
import { useRef } from 'react';
import { switchValue } from '../../model/listing/filter-address';
import type { FilterGroup, FilterPanelData } from '../../model/listing/filter-view';
import { FilterOptions } from './filter-options';
import styles from './filter-panel.module.css';
import { filterPanelId } from './filter-panel-id';
import { FilterRange } from './filter-range';
import { useFilterForm } from './use-filter-form';
import { useFilterSheet } from './use-filter-sheet';

interface FilterPanelProps {
  filters: FilterPanelData;
  /** Id of the listing, the target of the close link. */
  listingId: string;
}

/** The filters of a listing: beside it on wide screens, covering the page on narrow ones. */
export function FilterPanel({ filters, listingId }: FilterPanelProps) {
  const { t } = useTranslation('catalog');
  const { formProps, count, discardChanges } = useFilterForm(filters);
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLAnchorElement>(null);
  useFilterSheet(panel, close);
  const further = filters.groups.filter(({ isFurther }) => isFurther);
  return (
    <div ref={panel} id={filterPanelId} role="complementary" className={styles.panel} aria-label={t('filter.label')}>
      <a ref={close} href={`#${listingId}`} className={styles.close}>
        {t('filter.label')}
        <Icon name="close" size={24} label={t('filter.close')} />
      </a>
      <form method="get" className={styles.form} {...formProps}>
        {filters.hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {filters.switches.map(({ key, title, count, isSelected }) => (
          <Checkbox
            key={key}
            name={key}
            value={switchValue}
            defaultChecked={isSelected}
            label={<CountedLabel title={title} count={count} />}
          />
        ))}
        <Groups groups={filters.groups.filter(({ isFurther }) => !isFurther)} />
        {further.length > 0 && (
          <details className={styles.collapsed}>
            <summary>{t('filter.furtherFilters', { count: further.length })}</summary>
            <Groups groups={further} />
          </details>
        )}
        <div className={styles.submit}>
          <a
            href={`#${listingId}`}
            className={buttonClass({ variant: 'secondary' }, styles.cancel)}
            onClick={discardChanges}
          >
            {t('filter.cancel')}
          </a>
          <Button type="submit">
            <span aria-live="polite">{count === null ? t('filter.apply') : t('filter.applyCount', { count })}</span>
          </Button>
        </div>
      </form>
    </div>
  );
}

function Groups({ groups }: Pick<FilterPanelData, 'groups'>) {
  return groups.map((group) => (
    <Disclosure key={group.key} title={group.title} isInitiallyOpen={group.isOpen}>
      <GroupFields group={group} />
    </Disclosure>
  ));
}

function GroupFields({ group }: { group: FilterGroup }) {
  if (group.kind === 'range') return <FilterRange group={group} />;
  return (
    <FilterOptions
      name={group.key}
      title={group.title}
      options={group.options}
      withColors={group.kind === 'colors'}
      isSingle={group.isSingle ?? false}
    />
  );
}

/** An option and its number of products. */
function CountedLabel({ title, count }: { title: string; count: number }) {
  return (
    <>
      {title} <span className={styles.count}>({count})</span>
    </>
  );
}
