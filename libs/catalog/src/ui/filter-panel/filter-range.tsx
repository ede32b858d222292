import { formatNumber, useTranslation } from '@vyloha/i18n';
import { FieldMessage, Input } from '@vyloha/ui';
import { useId } from 'react';
import { boundSuffixes } from '../../model/listing/filter-keys';
import type { RangeGroup } from '../../model/listing/filter-view';
import styles from './filter-panel.module.css';
import { refusalKeys } from './refusal-keys';

/** The two ends of a number; what the goods have stands in the empty fields, and what was mistyped stays in its own. */
export function FilterRange({ group }: { group: RangeGroup }) {
  const { t, locale } = useTranslation('catalog');
  const messageId = useId();
  const { key, title, unit, lowest, highest, chosen, refused } = group;
  const shown = (value: number | null) => (value === null ? '' : formatNumber(value, locale));
  const field = (end: 'from' | 'to', limit: number) => (
    <Input
      name={key + boundSuffixes[end]}
      defaultValue={refused ? refused[end] : shown(chosen[end])}
      placeholder={shown(limit)}
      aria-label={t(`filter.${end}`, { title })}
      aria-invalid={refused?.wrong.includes(end)}
      aria-describedby={refused && messageId}
      inputMode="decimal"
      autoComplete="off"
    />
  );
  return (
    <>
      <div className={styles.range} data-range>
        {field('from', lowest)}
        <span aria-hidden>–</span>
        {field('to', highest)}
        {unit !== null && <span className={styles.unit}>{unit}</span>}
      </div>
      {refused && <FieldMessage id={messageId}>{t(refusalKeys[refused.problem])}</FieldMessage>}
    </>
  );
}
