import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '@vyloha/links/server';
import { getProduct } from '../../api/get-product.server';
import { picturesOf } from '../../model/product/pictures-of';
import { activeVariant } from '../../model/variants/active-variant';

const wholeNumber = /^[1-9]\d{0,2}$/;

/** One picture of a product at full size, numbered as in its gallery; 404 for a number without a picture. */
export async function productPictureLoader({ request, params, context }: LoaderFunctionArgs) {
  const { slug: path = '', number: text = '' } = params;
  const product = wholeNumber.test(text) ? await getProduct(context.cms, path) : null;
  if (product === null || !product.isInCatalog) throw notFound();
  const { slug, name, defaultVariantId } = product;
  const selectedId = new URL(request.url).searchParams.get('variant_id');
  const variant = activeVariant(product.variants, defaultVariantId, selectedId);
  const pictures = picturesOf(product, variant);
  const number = Number(text);
  if (number > pictures.length) throw notFound();
  return {
    product: { slug, name, pictures, variantId: variant.id === defaultVariantId ? null : variant.id },
    number,
    meta: { title: context.t('catalog:pictures.title', { name, number, count: pictures.length }), robots: 'noindex' },
  };
}
