import { useThemeSettings } from '@vyloha/config';
import { formatNumber, useTranslation } from '@vyloha/i18n';
import { ProgressBar, Rating } from '@vyloha/ui';
import type { RatingSummary } from '../../model/reviews/review';
import styles from './review-summary.module.css';

/** The average and the distribution of stars. */
export function ReviewSummary({ rating, count, distribution }: RatingSummary & { rating: number }) {
  const { t, locale } = useTranslation('catalog');
  const { stars, decimals } = useThemeSettings().reviews;
  const average = formatNumber((rating / 100) * stars, locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  // Ratings may have come without their reviews: the bars are shares of those that are known.
  const total = distribution.reduce((sum, row) => sum + row.count, 0);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span className={styles.figure} aria-hidden>
          {average}
        </span>
        <Rating value={rating} size={24} />
        <span>{t('reviews.count', { count })}</span>
      </p>
      <ul className={styles.spread}>
        {distribution.map((row) => (
          <li key={row.stars} className={styles.row}>
            <span aria-hidden>{t('reviews.stars', { count: row.stars })}</span>
            <ProgressBar
              percent={total === 0 ? 0 : (row.count / total) * 100}
              label={`${t('reviews.stars', { count: row.stars })}: ${t('reviews.count', { count: row.count })}`}
            />
            <span className={styles.number} aria-hidden>
              {row.count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
