import { formatNumber, useTranslation } from '@vyloha/i18n';
import { FieldMessage, Input, useIdleComponent } from '@vyloha/ui';
import { useId } from 'react';
import { boundSuffixes } from '../../model/listing/bounds';
import type { RangeGroup } from '../../model/listing/filter-view';
import styles from './filter-panel.module.css';
import { invalidRangeKeys } from './invalid-range-keys';

const loadSlider = async () => (await import('../range-slider/range-slider')).RangeSlider;

/** The two ends of a range; placeholders show the available range, and invalid input stays in its field. */
export function FilterRange({ group }: { group: RangeGroup }) {
  const { t, locale } = useTranslation('catalog');
  const RangeSlider = useIdleComponent(loadSlider);
  const messageId = useId();
  const { key, title, unit, min, max, selected, invalidInput } = group;
  const format = (value: number | null) => (value === null ? '' : formatNumber(value, locale));
  const field = (end: 'from' | 'to', limit: number) => (
    <Input
      name={key + boundSuffixes[end]}
      defaultValue={invalidInput ? invalidInput[end] : format(selected[end])}
      placeholder={format(limit)}
      aria-label={t(`filter.${end}`, { title })}
      aria-invalid={invalidInput?.invalidEnds.includes(end)}
      aria-describedby={invalidInput && messageId}
      inputMode="decimal"
      autoComplete="off"
    />
  );
  return (
    <>
      <div className={styles.range} data-range>
        {field('from', min)}
        <span aria-hidden>–</span>
        {field('to', max)}
        {unit !== null && <span className={styles.unit}>{unit}</span>}
      </div>
      {min < max && <div className={styles.slider}>{RangeSlider && <RangeSlider group={group} />}</div>}
      {invalidInput && <FieldMessage id={messageId}>{t(invalidRangeKeys[invalidInput.problem])}</FieldMessage>}
    </>
  );
}
