import { Form, useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { ButtonLink, Chip, Disclosure } from '@vyloha/ui';
import type { ProductFeedback } from '../../model/product/product-detail';
import { productAnchors } from '../../model/product/product-anchors';
import type { RatingSummary } from '../../model/reviews/review';
import { reviewOrders, reviewViewPath, type ReviewView } from '../../model/reviews/review-view';
import { TitledSection } from '../titled-section/titled-section';
import { useRefusedForm } from '../use-refused-form';
import { ReviewForm } from './review-form';
import { ReviewItem, voteFormId } from './review-item';
import { ReviewSummary } from './review-summary';
import styles from './product-reviews.module.css';

interface ProductReviewsProps extends NonNullable<ProductFeedback['reviews']> {
  /** Of the product. */
  slug: string;
}

/** Reviews of a product: summary, the first ones, and a form to add one. */
export function ProductReviews({ reviews, total, summary, view, hasMore, slug }: ProductReviewsProps) {
  const { t } = useTranslation('catalog');
  const isRefused = useRefusedForm('review') !== undefined;
  const [latest] = reviews;
  return (
    <TitledSection id={productAnchors.reviews} title={t('reviews.title')}>
      {summary.rating === null ? (
        <p>{t('reviews.none')}</p>
      ) : (
        <ReviewSummary {...summary} rating={summary.rating} view={view} />
      )}
      <Disclosure title={t('reviews.write')} isInitiallyOpen={isRefused}>
        <ReviewForm key={`${summary.count} ${latest?.createdAt}`} />
      </Disclosure>
      {summary.count > 1 && <ReviewFilters view={view} summary={summary} />}
      <Form method="post" id={voteFormId} preventScrollReset>
        <input type="hidden" name="intent" value="vote" />
      </Form>
      {reviews.length === 0 && summary.count > 0 && <p>{t('reviews.noneInView')}</p>}
      {reviews.length > 0 && (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} slug={slug} />
          ))}
        </ul>
      )}
      {hasMore && <MoreReviews view={view} visible={reviews.length} total={total} />}
      <p className={styles.note}>{t('reviews.howVerified')}</p>
    </TitledSection>
  );
}

/** Orders and the filter as links, so that each has an address and needs no script. */
function ReviewFilters({ view, summary }: { view: ReviewView; summary: RatingSummary }) {
  const { t } = useTranslation('catalog');
  const location = useLocation();
  const pathOf = (changes: Partial<ReviewView>) => reviewViewPath(location, { ...view, part: 1, ...changes });
  const { onlyWithText, onlyWithPhotos, stars } = view;
  return (
    <nav aria-label={t('reviews.choices')}>
      <ul className={styles.filters}>
        {reviewOrders.map((order) => (
          <li key={order}>
            <Chip to={pathOf({ order })} isActive={order === view.order}>
              {t(`reviews.order.${order}`)}
            </Chip>
          </li>
        ))}
        {summary.withTextCount > 0 && (
          <li>
            <Chip
              to={pathOf({ onlyWithText: !onlyWithText })}
              isActive={onlyWithText}
              removeLabel={onlyWithText ? t('reviews.alsoWithoutText') : undefined}
            >
              {t('reviews.onlyWithText', { count: summary.withTextCount })}
            </Chip>
          </li>
        )}
        {summary.withPhotosCount > 0 && (
          <li>
            <Chip
              to={pathOf({ onlyWithPhotos: !onlyWithPhotos })}
              isActive={onlyWithPhotos}
              removeLabel={onlyWithPhotos ? t('reviews.alsoWithoutPhotos') : undefined}
            >
              {t('reviews.onlyWithPhotos', { count: summary.withPhotosCount })}
            </Chip>
          </li>
        )}
        {stars !== null && (
          <li>
            <Chip to={pathOf({ stars: null })} isActive removeLabel={t('reviews.allStars')}>
              {t('reviews.stars', { count: stars })}
            </Chip>
          </li>
        )}
      </ul>
    </nav>
  );
}

function MoreReviews({ view, visible, total }: { view: ReviewView; visible: number; total: number }) {
  const { t } = useTranslation('catalog');
  const location = useLocation();
  return (
    <div className={styles.more}>
      <p>{t('reviews.shown', { shown: visible, total })}</p>
      <ButtonLink
        to={reviewViewPath(location, { ...view, part: view.part + 1 })}
        variant="secondary"
        rel="nofollow"
        preventScrollReset
      >
        {t('reviews.more')}
      </ButtonLink>
    </div>
  );
}
