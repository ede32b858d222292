import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '@vyloha/links/server';
import { getProduct } from '../../api/products.server';
import { getReview } from '../../api/reviews.server';
import type { Product } from '../../model/product/product';
import { picturesOf } from '../../model/product/pictures-of';
import { activeVariant } from '../../model/variants/active-variant';

const wholeNumber = /^[1-9]\d{0,2}$/;

type PictureContext = Pick<LoaderFunctionArgs['context'], 'store' | 't'>;

/** The photographs of a review in place of the product's pictures. */
async function loadReviewPictures({ store, t }: PictureContext, { id, name }: Product, reviewId: string) {
  const review = await getReview(store, id, reviewId);
  if (review === null) throw notFound();
  const title = t('catalog:reviews.photos.of', { author: review.authorName });
  return {
    name: `${name} – ${title}`,
    pictures: review.photos.map((fileKey) => ({ fileKey, alt: title })),
    variantId: null,
    reviewId: review.id,
  };
}

function toProductPictures(product: Product, variantParam: string | null) {
  const { name, defaultVariantId } = product;
  const variant = activeVariant(product.variants, defaultVariantId, variantParam);
  const variantId = variant.id === defaultVariantId ? null : variant.id;
  return { name, pictures: picturesOf(product, variant), variantId, reviewId: null };
}

/**
 * One picture of a product at full size, numbered as in its gallery, or a photograph of a review of it; 404 for a number
 * without a picture.
 */
export async function productPictureLoader({ request, params, context }: LoaderFunctionArgs) {
  const { slug: path = '', number: text = '' } = params;
  const product = wholeNumber.test(text) ? await getProduct(context.cms, path) : null;
  if (product === null || !product.isInCatalog) throw notFound();
  const { searchParams } = new URL(request.url);
  const reviewId = searchParams.get('fotky');
  const shown =
    reviewId === null
      ? toProductPictures(product, searchParams.get('variant_id'))
      : await loadReviewPictures(context, product, reviewId);
  const number = Number(text);
  const { name, pictures } = shown;
  if (number > pictures.length) throw notFound();
  return {
    product: { ...shown, slug: product.slug },
    number,
    meta: { title: context.t('catalog:pictures.title', { name, number, count: pictures.length }), robots: 'noindex' },
  };
}
