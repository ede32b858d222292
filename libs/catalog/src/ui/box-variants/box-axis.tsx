import { Link } from '@remix-run/react';
import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { VisuallyHidden } from '@vyloha/ui';
import type { MouseEvent } from 'react';
import type { VariantAxis } from '../../model/variants/variant-axes';
import { VariantChoice } from '../variant-choice/variant-choice';
import styles from './box-variants.module.css';

interface BoxAxisProps {
  axis: VariantAxis;
  /** Of the goods. */
  name: string;
  /** Address of the page that shows a variant, or the goods as they are. */
  pathOf: (variantId: string | null) => string;
  onChoose: (event: MouseEvent<HTMLAnchorElement>, variantId: string) => void;
}

/** As much of one thing to choose as a box has room for; the rest is on the page. */
export function BoxAxis({ axis: { title, isColor, choices }, name, pathOf, onChoose }: BoxAxisProps) {
  const { t } = useTranslation('catalog');
  const { themeSettings } = usePublicConfig();
  const most = themeSettings.variantsShown;
  const shown = choices.length > most ? choices.slice(0, most - 1) : choices;
  const more = choices.length - shown.length;
  return (
    <ul className={styles.choices} aria-label={`${title ?? t('variants.label')}: ${name}`}>
      {shown.map((choice) => (
        <li key={choice.value}>
          <VariantChoice
            choice={choice}
            isColor={isColor}
            to={pathOf(choice.variantId)}
            onClick={(event) => onChoose(event, choice.variantId)}
          />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to={pathOf(null)} className={styles.more}>
            <span aria-hidden>+{more}</span>
            <VisuallyHidden>{t('variants.more', { count: more })}</VisuallyHidden>
          </Link>
        </li>
      )}
    </ul>
  );
}
