import { useThemeSettings } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import clsx from 'clsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { priceLength } from './price-length';
import styles from './price.module.css';

export interface PriceProps {
  /** The price in minor units. */
  amountMinor: number;
  currency: Currency;
  /** The price before the discount, struck through. */
  originalMinor?: number | null | undefined;
  /** Discount in percent, from the lowest price of 30 days where there is one, else from the original. */
  discountPercent?: number | null | undefined;
  /** The lowest price of the last 30 days before the discount, required by law. */
  lowestIn30DaysMinor?: number | null | undefined;
  /** The second price in small, formatted, e.g. '412,40 Kč bez DPH'. */
  secondary?: string | null | undefined;
  /** Price per unit of measure, formatted, e.g. '24,95 Kč / m'. */
  perUnit?: string | null | undefined;
  /** Prefix of the price, e.g. 'od'. */
  prefix?: string | undefined;
  /** What the price is without, e.g. 'bez DPH'. */
  suffix?: string | undefined;
  /** Text in place of a zero price, e.g. 'Zdarma'. */
  zeroText?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** A price tag: large price, original struck through, percentage, and the note on the last 30 days. */
export function Price({
  amountMinor,
  currency,
  size = 'medium',
  prefix,
  suffix,
  zeroText,
  className,
  ...notes
}: PriceProps) {
  const { t } = useTranslation('ui');
  const { priceLayoutSteps } = useThemeSettings();
  const { originalMinor, discountPercent, lowestIn30DaysMinor, secondary, perUnit } = notes;
  const isReduced = typeof originalMinor === 'number' && originalMinor > amountMinor;
  const lowest = isReduced && typeof lowestIn30DaysMinor === 'number' ? lowestIn30DaysMinor : null;
  // The percentage is shown beside the price it is computed from.
  const isFromOriginal = lowest === null || lowest === originalMinor;
  const percent = discountPercent ? <span className={styles.percent}>−{discountPercent}&nbsp;%</span> : null;
  return (
    <div className={clsx(styles.price, styles[size], isReduced && styles.reduced, className)}>
      {isReduced && (
        <p className={styles.before}>
          <VisuallyHidden>{t('price.original')} </VisuallyHidden>
          <s>{formatMoney(originalMinor, currency)}</s>
          {isFromOriginal && percent}
        </p>
      )}
      <p className={styles.now} data-length={priceLength(amountMinor, priceLayoutSteps)}>
        {prefix && <span className={styles.prefix}>{prefix}&nbsp;</span>}
        {isReduced && <VisuallyHidden>{t('price.reduced')} </VisuallyHidden>}
        {formatMoney(amountMinor, currency, zeroText === undefined ? {} : { zeroText })}
        {suffix && ' '}
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </p>
      {secondary && <p className={styles.note}>{secondary}</p>}
      {perUnit && <p className={styles.note}>{perUnit}</p>}
      {lowest !== null && (
        <p className={styles.note}>
          {t('price.lowestIn30Days', { price: formatMoney(lowest, currency) })}
          {!isFromOriginal && percent}
        </p>
      )}
    </div>
  );
}
