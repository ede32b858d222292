import { useThemeSettings } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Icon, Rating } from '@vyloha/ui';
import type { Review } from '../../model/reviews/review';
import { reviewAnchor } from '../../model/reviews/review-view';
import { CustomerPost, ReportLink } from '../customer-post/customer-post';
import { usePictureDialog } from '../picture-dialog/use-picture-dialog';
import { PictureThumbnails } from '../picture-thumbnails/picture-thumbnails';
import styles from './review-item.module.css';

/** Id of the one form of all votes: their buttons name the review. */
export const voteFormId = 'vote';

interface ReviewItemProps {
  review: Review;
  /** Of the product. */
  slug: string;
}

/** A review with its photographs, and whether it helped others. */
export function ReviewItem({ review, slug }: ReviewItemProps) {
  const { t } = useTranslation('catalog');
  const { reviews: theme } = useThemeSettings();
  const { id, stars, isVerified, photos, votes, ...post } = review;
  // Stars alone tell nothing that could help.
  const mayHelp = post.text !== null || photos.length > 0;
  return (
    <li id={reviewAnchor(id)} className={styles.review}>
      <CustomerPost
        {...post}
        stars={<Rating value={(stars / theme.stars) * 100} />}
        mark={isVerified && <VerifiedMark />}
      />
      {photos.length > 0 && <ReviewPhotos review={review} slug={slug} />}
      <p className={styles.votes}>
        {mayHelp && <span>{t('reviews.votes.question')}</span>}
        {mayHelp &&
          (['yes', 'no'] as const).map((answer) => (
            <Button
              key={answer}
              type="submit"
              form={voteFormId}
              name={answer === 'yes' ? 'helpful' : 'unhelpful'}
              value={id}
              variant="quiet"
              size="small"
              aria-label={t(`reviews.votes.${answer}Label`, { author: post.authorName, count: votes[answer] })}
            >
              {t(`reviews.votes.${answer}`, { count: votes[answer] })}
            </Button>
          ))}
        <ReportLink path={paths.reportPost(slug, id)} authorName={post.authorName} />
      </p>
    </li>
  );
}

function ReviewPhotos({ review: { id, authorName, photos }, slug }: ReviewItemProps) {
  const { t } = useTranslation('catalog');
  const name = t('reviews.photos.of', { author: authorName });
  const pictures = photos.map((fileKey) => ({ fileKey, alt: name }));
  const pathOf = (index: number) => paths.reviewPhoto(slug, id, index + 1);
  const { open, dialog } = usePictureDialog({ pictures, name, pathOf });
  return (
    <>
      <PictureThumbnails pictures={pictures} pathOf={pathOf} label={name} onSelect={open} />
      {dialog}
    </>
  );
}

function VerifiedMark() {
  const { t } = useTranslation('catalog');
  return (
    <span className={styles.verified}>
      <Icon name="success" size={16} />
      {t('reviews.verified')}
    </span>
  );
}
