import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, PageLayout, Picture } from '@vyloha/ui';
import type { productPictureLoader } from '../../handlers/product/product-picture-loader.server';
import { reviewAnchor } from '../../model/reviews/review-view';
import { PictureThumbnails } from '../picture-thumbnails/picture-thumbnails';
import styles from './product-picture-page.split.module.css';

const size = { width: 1200, height: 1200 };

/** One picture of a product, for browsers without script; with it, pictures open in a dialog of the product's page. */
export function ProductPicturePage() {
  const { t } = useTranslation('catalog');
  const { product, number } = useLoaderData<typeof productPictureLoader>();
  const { slug, name, pictures, variantId, reviewId } = product;
  const count = pictures.length;
  const picture = pictures[number - 1];
  const anchor = reviewId === null ? '' : `#${reviewAnchor(reviewId)}`;
  const productPath = `${paths.product(slug, { variantId })}${anchor}`;
  const pathOf = (index: number) =>
    reviewId === null ? paths.productPicture(slug, index + 1, variantId) : paths.reviewPhoto(slug, reviewId, index + 1);
  const title = t('pictures.position', { number, count });
  if (picture === undefined) return null;
  return (
    <PageLayout breadcrumbs={[{ title: name, to: productPath }, { title }]}>
      <h1>{t('pictures.title', { name, number, count })}</h1>
      <nav aria-label={t('pictures.all')} className={styles.ways}>
        {number > 1 && (
          <ButtonLink to={pathOf(number - 2)} variant="secondary" icon="chevron-left">
            {t('pictures.previous')}
          </ButtonLink>
        )}
        {number < count && (
          <ButtonLink to={pathOf(number)} variant="secondary" icon="chevron-right">
            {t('pictures.next')}
          </ButtonLink>
        )}
        {count > 1 && <PictureThumbnails pictures={pictures} pathOf={pathOf} current={number - 1} />}
      </nav>
      <Picture fileKey={picture.fileKey} alt={picture.alt || name} isFirst className={styles.picture} {...size} />
      <p>
        <ButtonLink to={productPath}>{t('pictures.back')}</ButtonLink>
      </p>
    </PageLayout>
  );
}
