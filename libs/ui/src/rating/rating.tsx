import { useThemeSettings } from '@vyloha/config';
import { formatNumber, useTranslation } from '@vyloha/i18n';
import spriteUrl from '../icon/icons.svg?no-inline';
import { starsOf } from './stars';
import styles from './rating.module.css';

export interface RatingProps {
  /** 0 to 100: the percentage of five stars. */
  value: number;
  /** Number of ratings, in brackets. */
  count?: number | undefined;
  /** Height of a star in pixels. */
  size?: 16 | 20 | 24 | undefined;
}

const fiveStars = `${spriteUrl}#stars`;

/** Stars filled to a tenth, with the value for screen readers. */
export function Rating({ value, count, size = 16 }: RatingProps) {
  const { t, locale } = useTranslation('ui');
  const { reviews } = useThemeSettings();
  const stars = starsOf(value, reviews);
  const figure = formatNumber(stars, locale, {
    minimumFractionDigits: reviews.decimals,
    maximumFractionDigits: reviews.decimals,
  });
  return (
    <span className={styles.rating}>
      <svg
        role="img"
        aria-label={t('rating.label', { stars: figure })}
        width={size * 5}
        height={size}
        viewBox="0 0 120 24"
      >
        <use className={styles.empty} href={fiveStars} width="120" height="24" />
        <use className={styles.full} href={fiveStars} width={Math.round(stars * 240) / 10} height="24" />
      </svg>
      {count !== undefined && `(${count})`}
    </span>
  );
}
