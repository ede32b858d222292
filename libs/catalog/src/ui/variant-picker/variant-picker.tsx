import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { type MouseEvent, useId } from 'react';
import type { VariantAxis, VariantOption as VariantOptionModel } from '../../model/variants/variant-axes';
import { VariantOption } from '../variant-option/variant-option';
import styles from './variant-picker.module.css';

interface VariantPickerProps {
  axes: readonly VariantAxis[];
  /** Address of the page of a variant. */
  pathOf: (variantId: string) => string;
  /** Selects without leaving the page. */
  onChoose?: (event: MouseEvent<HTMLAnchorElement>, variantId: string) => void;
}

/** Options of all axes of the variants, as links to the page of each. */
export function VariantPicker({ axes, ...axisProps }: VariantPickerProps) {
  return (
    <div className={styles.picker}>
      {axes.map((axis) => (
        <Axis key={axis.id} axis={axis} {...axisProps} />
      ))}
    </div>
  );
}

function Axis({ axis, pathOf, onChoose }: { axis: VariantAxis } & Omit<VariantPickerProps, 'axes'>) {
  const { t } = useTranslation('catalog');
  const { themeSettings } = usePublicConfig();
  const { currency, displayVat } = useShopper();
  const labelId = useId();
  const selected = axis.options.find(({ isSelected }) => isSelected);
  const visibleOptions = axis.options.slice(0, themeSettings.maxVisibleVariants);
  const hiddenOptions = axis.options.slice(themeSettings.maxVisibleVariants);
  const noteOf = ({ isReachable, price }: VariantOptionModel) => {
    if (!isReachable) return t('variants.soldOut');
    return price ? formatMoney(displayVat ? price.withTaxMinor : price.withoutTaxMinor, currency) : null;
  };
  const renderOptions = (options: VariantAxis['options']) => (
    <ul className={styles.options} aria-labelledby={labelId}>
      {options.map((option) => (
        <li key={option.value}>
          <VariantOption
            option={option}
            isColor={axis.isColor}
            note={noteOf(option)}
            to={pathOf(option.variantId)}
            preventScrollReset
            replace
            {...(onChoose && { onClick: (event) => onChoose(event, option.variantId) })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.axis}>
      <p id={labelId} className={styles.label}>
        {axis.title ?? t('variants.label')}
        {selected && `: ${selected.title}`}
      </p>
      {renderOptions(visibleOptions)}
      {hiddenOptions.length > 0 && (
        <details open={hiddenOptions.some(({ isSelected }) => isSelected)}>
          <summary className={styles.more}>{t('variants.more', { count: hiddenOptions.length })}</summary>
          {renderOptions(hiddenOptions)}
        </details>
      )}
    </div>
  );
}
