import { formatNumber, useTranslation } from '@vyloha/i18n';
import { Input } from '@vyloha/ui';
import { boundSuffixes } from '../../model/filter-keys';
import type { FilterGroup } from '../../model/filter-view';
import styles from './filter-panel.module.css';

type RangeGroup = Extract<FilterGroup, { kind: 'range' }>;

/** The two ends of a number; what the goods have stands in the empty fields. */
export function FilterRange({ group }: { group: RangeGroup }) {
  const { t, locale } = useTranslation('catalog');
  const { key, title, unit, lowest, highest, chosen } = group;
  const field = (end: 'from' | 'to', limit: number) => (
    <Input
      name={key + boundSuffixes[end]}
      defaultValue={chosen[end] === null ? '' : formatNumber(chosen[end], locale)}
      placeholder={formatNumber(limit, locale)}
      aria-label={t(`filter.${end}`, { title })}
      inputMode="decimal"
      autoComplete="off"
    />
  );
  return (
    <div className={styles.range}>
      {field('from', lowest)}
      <span aria-hidden>–</span>
      {field('to', highest)}
      {unit !== null && <span className={styles.unit}>{unit}</span>}
    </div>
  );
}
