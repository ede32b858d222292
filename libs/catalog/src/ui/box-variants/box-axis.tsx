import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { Link, VisuallyHidden } from '@vyloha/ui';
import type { MouseEvent } from 'react';
import type { VariantAxis } from '../../model/variants/variant-axes';
import { VariantOption } from '../variant-option/variant-option';
import styles from './box-variants.module.css';

interface BoxAxisProps {
  axis: VariantAxis;
  /** Name of the product. */
  name: string;
  /** Address of the page of a variant, or of the product in its current state. */
  pathOf: (variantId: string | null) => string;
  onChoose: (event: MouseEvent<HTMLAnchorElement>, variantId: string) => void;
}

/** The first options of one axis that fit into a box; the rest is on the product page. */
export function BoxAxis({ axis: { title, isColor, options }, name, pathOf, onChoose }: BoxAxisProps) {
  const { t } = useTranslation('catalog');
  const { themeSettings } = usePublicConfig();
  const maxVisible = themeSettings.maxVisibleVariants;
  const visible = options.length > maxVisible ? options.slice(0, maxVisible - 1) : options;
  const hiddenCount = options.length - visible.length;
  return (
    <ul className={styles.options} aria-label={`${title ?? t('variants.label')}: ${name}`}>
      {visible.map((option) => (
        <li key={option.value}>
          <VariantOption
            option={option}
            isColor={isColor}
            to={pathOf(option.variantId)}
            onClick={(event) => onChoose(event, option.variantId)}
          />
        </li>
      ))}
      {hiddenCount > 0 && (
        <li>
          <Link to={pathOf(null)} className={styles.more}>
            +{hiddenCount}
            <VisuallyHidden> {t('variants.further', { count: hiddenCount })}</VisuallyHidden>
          </Link>
        </li>
      )}
    </ul>
  );
}
