import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { type MouseEvent, useId } from 'react';
import type { VariantAxis } from '../../model/variants/variant-axes';
import { VariantChoice } from '../variant-choice/variant-choice';
import styles from './variant-picker.module.css';

interface VariantPickerProps {
  axes: readonly VariantAxis[];
  /** Address of the page that shows a variant. */
  pathOf: (variantId: string) => string;
  /** Chooses without leaving the page. */
  onChoose?: (event: MouseEvent<HTMLAnchorElement>, variantId: string) => void;
}

/** Colours, sizes and whatever else variants differ by, as links to the page of each. */
export function VariantPicker({ axes, ...way }: VariantPickerProps) {
  return (
    <div className={styles.picker}>
      {axes.map((axis) => (
        <Axis key={axis.id} axis={axis} {...way} />
      ))}
    </div>
  );
}

function Axis({ axis, pathOf, onChoose }: { axis: VariantAxis } & Omit<VariantPickerProps, 'axes'>) {
  const { t } = useTranslation('catalog');
  const { themeSettings } = usePublicConfig();
  const labelId = useId();
  const chosen = axis.choices.find(({ isChosen }) => isChosen);
  const shown = axis.choices.slice(0, themeSettings.variantsShown);
  const more = axis.choices.slice(themeSettings.variantsShown);
  const list = (choices: VariantAxis['choices']) => (
    <ul className={styles.choices} aria-labelledby={labelId}>
      {choices.map((choice) => (
        <li key={choice.value}>
          <VariantChoice
            choice={choice}
            isColor={axis.isColor}
            to={pathOf(choice.variantId)}
            preventScrollReset
            replace
            {...(onChoose && { onClick: (event) => onChoose(event, choice.variantId) })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.axis}>
      <p id={labelId} className={styles.label}>
        {axis.title ?? t('variants.label')}
        {chosen && <strong>: {chosen.title}</strong>}
      </p>
      {list(shown)}
      {more.length > 0 && (
        <details open={more.some(({ isChosen }) => isChosen)}>
          <summary className={styles.more}>{t('variants.more', { count: more.length })}</summary>
          {list(more)}
        </details>
      )}
    </div>
  );
}
