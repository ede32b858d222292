import { useTranslation } from '@vyloha/i18n';
import { imagePath, noticeSlugs, paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Link } from '@vyloha/ui';
import type { ProductLegal } from '../../model/product/product-legal';
import { EnergyClass } from './energy-class';
import styles from './product-legal.module.css';

interface LegalNotesProps {
  legal: ProductLegal;
  /** Whether there is a notice of the legal guarantee. */
  hasGuaranteeNotice: boolean;
}

const labelSize = { width: 600, height: 1200 };

/** Below the button: energy class, fees, deposit, age, guarantees. */
export function LegalNotes({ legal, hasGuaranteeNotice }: LegalNotesProps) {
  const { t } = useTranslation('catalog');
  const { currency } = useShopper();
  const { energy, durability, recyclingFeeMinor, depositMinor, minAge } = legal;
  const money = (minor: number) => formatMoney(minor, currency);
  const hasNotes = [energy, durability, recyclingFeeMinor, depositMinor, minAge].some((note) => note !== null);
  if (!hasNotes && !hasGuaranteeNotice) return null;
  return (
    <ul className={styles.notes} aria-label={t('legal.notes')}>
      {energy && (
        <li>
          <EnergyClass energy={energy} labelPath={imagePath(energy.labelKey, labelSize)} />
        </li>
      )}
      {depositMinor !== null && <li>{t('legal.deposit', { price: money(depositMinor) })}</li>}
      {recyclingFeeMinor !== null && <li>{t('legal.recyclingFee', { price: money(recyclingFeeMinor) })}</li>}
      {minAge !== null && (
        <li>
          <strong className={styles.age}>{minAge}+</strong> {t('legal.minAge', { age: minAge })}
        </li>
      )}
      {durability && (
        <li>
          <strong className={styles.garan}>GARAN</strong>{' '}
          <DurabilityText years={durability.years} labelKey={durability.labelKey} />
        </li>
      )}
      {hasGuaranteeNotice && (
        <li>
          <Link to={paths.page(noticeSlugs.guarantee)}>{t('legal.guarantee')}</Link>
        </li>
      )}
    </ul>
  );
}

function DurabilityText({ years, labelKey }: NonNullable<ProductLegal['durability']>) {
  const { t } = useTranslation('catalog');
  const text = t('legal.durability', { count: years });
  return labelKey === null ? (
    <>{text}</>
  ) : (
    <a href={imagePath(labelKey, labelSize)} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
