import { useTranslation } from '@vyloha/i18n';
import { Link, VisuallyHidden } from '@vyloha/ui';
import type { EnergyLabel } from '../../model/product/product-legal';
import styles from './product-legal.module.css';

interface EnergyClassProps {
  energy: EnergyLabel;
  /** The picture of the label. */
  labelPath: string;
}

/** The arrow with the class and its scale, which opens the label, and the product information sheet. */
export function EnergyClass({ energy: { class: name, scale, sheet }, labelPath }: EnergyClassProps) {
  const { t } = useTranslation('catalog');
  const [best = 'A', worst = 'G'] = scale;
  return (
    <span className={styles.energy}>
      <a href={labelPath} target="_blank" rel="noreferrer" className={styles.arrowLink}>
        <VisuallyHidden>{t('legal.energy', { name, best, worst })}</VisuallyHidden>
        <span className={styles.scale} aria-hidden>
          <span>{best}</span>
          <span>{worst}</span>
        </span>
        <span className={styles.arrow} data-class={name.charAt(0)} aria-hidden>
          {name}
        </span>
      </a>
      <Link to={sheet}>{t('legal.sheet')}</Link>
    </span>
  );
}
