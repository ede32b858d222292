import { useLocation } from '@remix-run/react';
import { useThemeSettings } from '@vyloha/config';
import { formatNumber, useTranslation } from '@vyloha/i18n';
import { Link, ProgressBar, Rating } from '@vyloha/ui';
import type { RatingSummary } from '../../model/reviews/review';
import { reviewViewPath, type ReviewView } from '../../model/reviews/review-view';
import styles from './review-summary.module.css';

interface ReviewSummaryProps extends RatingSummary {
  rating: number;
  view: ReviewView;
}

/** The average and the distribution of stars, each row a link to the reviews with as many. */
export function ReviewSummary({ rating, count, distribution, view }: ReviewSummaryProps) {
  const { t, locale } = useTranslation('catalog');
  const location = useLocation();
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
            {row.count === 0 ? (
              <span aria-hidden>{t('reviews.stars', { count: row.stars })}</span>
            ) : (
              <Link
                to={reviewViewPath(location, { ...view, part: 1, stars: row.stars })}
                aria-current={row.stars === view.stars ? 'true' : undefined}
                rel="nofollow"
                preventScrollReset
              >
                {t('reviews.stars', { count: row.stars })}
              </Link>
            )}
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
