import { formatNumber, useTranslation } from '@vyloha/i18n';
import { useEffect, useRef, useState } from 'react';
import { boundSuffixes } from '../../model/listing/bounds';
import type { RangeGroup } from '../../model/listing/filter-view';
import { positionOf, sliderSteps, valueAt } from '../../model/listing/slider-scale';
import styles from './range-slider.split.module.css';

type End = 'from' | 'to';

const ends = ['from', 'to'] as const;

function selectedPositions(group: RangeGroup): Record<End, number> {
  const { min, max, selected } = group;
  return { from: positionOf(selected.from ?? min, group), to: positionOf(selected.to ?? max, group) };
}

/**
 * Sets the two fields of a range by dragging or by arrow keys. Its thumbs have no names: the form submits the fields,
 * and listens to the native `change` event at the end of a movement.
 */
export function RangeSlider({ group }: { group: RangeGroup }) {
  const { t, locale } = useTranslation('catalog');
  const track = useRef<HTMLDivElement>(null);
  const { key, title, unit } = group;
  const [positions, setPositions] = useState(() => selectedPositions(group));

  useEffect(() => {
    const reset = () => setPositions(selectedPositions(group));
    reset();
    const form = track.current?.closest('form');
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [group]);

  function move(end: End, position: number): void {
    const limited = end === 'from' ? Math.min(position, positions.to) : Math.max(position, positions.from);
    setPositions({ ...positions, [end]: limited });
    const field = track.current?.closest('form')?.elements.namedItem(key + boundSuffixes[end]);
    if (!(field instanceof HTMLInputElement)) return;
    // At its end the slider limits nothing, as the empty field does.
    const isLimit = limited !== (end === 'from' ? 0 : sliderSteps);
    field.value = isLimit ? formatNumber(valueAt(limited, group), locale) : '';
  }

  return (
    <div ref={track} className={styles.slider}>
      <div className={styles.track}>
        <div className={styles.selected} style={{ insetInline: `${positions.from}% ${sliderSteps - positions.to}%` }} />
      </div>
      {ends.map((end) => (
        <input
          key={end}
          type="range"
          // Where both thumbs are at the upper end, only the lower one can still be moved.
          className={end === 'from' && positions.from > sliderSteps / 2 ? styles.above : undefined}
          max={sliderSteps}
          value={positions[end]}
          onChange={({ currentTarget }) => move(end, currentTarget.valueAsNumber)}
          aria-label={t(`filter.${end}`, { title })}
          aria-valuetext={[formatNumber(valueAt(positions[end], group), locale), unit].filter(Boolean).join(' ')}
        />
      ))}
    </div>
  );
}
