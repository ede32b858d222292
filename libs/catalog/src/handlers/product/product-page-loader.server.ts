import type { LoaderFunctionArgs } from '@remix-run/node';
import { isSoldByMetre } from '@vyloha/cart';
import { isDutyOn } from '@vyloha/config/server';
import { imagePath, localizedPaths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import type { Globals } from '@vyloha/session';
import { getGlobals } from '@vyloha/session/server';
import { parseRichText } from '@vyloha/rich-text';
import { getProduct, getProductsConfigurationOrDefault } from '../../api/products.server';
import { activeVariant } from '../../model/variants/active-variant';
import { canBeBought, type Product, type Variant } from '../../model/product/product';
import type { PageMeta } from '../../model/page-meta';
import type { ProductBox } from '../../model/product/product-box';
import type { ProductDetail, CreditsOffer } from '../../model/product/product-detail';
import { hasReviewParams } from '../../model/reviews/review-view';
import { redirectToProductByCode } from './redirect-to-product.server';
import { loadAlternativesOrNone } from './load-alternatives-or-none.server';
import { loadDefinitions } from '../load-definitions.server';
import { loadFeedbackOrNone } from './load-feedback-or-none.server';
import { loadEndTexts } from './load-end-texts.server';
import { loadFeaturedOrNone } from '../recommendations/load-featured-or-none.server';
import { loadRecommendationsOrNone } from '../recommendations/load-recommendations-or-none.server';
import { loadOfferContext } from './load-offer-context.server';
import { toProductDetail } from './to-product-detail.server';
import { toVariantBatch } from './to-variant-batch.server';

/** `null` for guests: their pages are cached for all. Products sold by the metre have no price in credits. */
function toCreditsOffer(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { functions }: Pick<Globals, 'functions'>,
  { credits }: Pick<Variant, 'credits'>,
  { multiplier, canBeBought }: Pick<ProductDetail, 'multiplier' | 'canBeBought'>,
): CreditsOffer | null {
  if (!context.shopper.isLoggedIn || !canBeBought || credits === null || isSoldByMetre(multiplier)) return null;
  if (functions['loyalty_credits'] !== true) return null;
  return { price: credits, isSelected: new URL(request.url).searchParams.get('for_credits') === 'true' };
}

/** Cross-sell comes first: the second placement leaves out its products. */
const recommendedPlacements = ['product_detail_cross_sell', 'product_detail_related'] as const;

/** Image for social networks. */
const sharedImage = { width: 1200, height: 630 };

function toMeta(
  { name, perex, pictures: [picture] }: ProductDetail,
  { slugs, variants, pricedIn }: Product,
  query: URLSearchParams,
): PageMeta {
  return {
    title: name,
    type: 'product',
    canonical: localizedPaths('product-slug', { slug: slugs }),
    ...(perex !== null && { description: perex }),
    ...(picture && { image: imagePath(picture.fileKey, sharedImage) }),
    pricedIn,
    // As in the sitemap, one priced variant makes it a page; other views of the reviews are not pages of their own.
    ...((variants.every(({ price }) => price === null) || hasReviewParams(query)) && { robots: 'noindex' }),
  };
}

/** A product with the variant of `variant_id`. */
export async function productPageLoader({ request, params, context }: LoaderFunctionArgs) {
  await redirectToProductByCode({ request, context });
  const { searchParams } = new URL(request.url);
  const slug = params['slug'] ?? '';
  const product = await getProduct(context.cms, slug);
  if (product === null || !product.isInCatalog) throw notFound();
  const variant = activeVariant(product.variants, product.defaultVariantId, searchParams.get('variant_id'));
  const [definitions, offerContext, globals, { sizeImage }, feedback, featured, alternatives, endTexts] =
    await Promise.all([
      loadDefinitions(context, [product]),
      loadOfferContext(context),
      getGlobals(context.store),
      getProductsConfigurationOrDefault(context.cms),
      loadFeedbackOrNone(context, product.id, searchParams),
      loadFeaturedOrNone(context, 'product_detail', product.id),
      canBeBought(product, variant) ? Promise.resolve<ProductBox[]>([]) : loadAlternativesOrNone(context, product),
      loadEndTexts(context, product),
    ]);
  const recommended = await loadRecommendationsOrNone(context, recommendedPlacements, {
    productIds: [product.id],
    excludedIds: [...alternatives, ...featured.flatMap(({ products }) => products)].map(({ id }) => id),
  });
  const { locale } = context;
  const detail = toProductDetail({ product, variant, definitions, offerContext, locale });
  return {
    product: detail,
    description: parseRichText(product.description),
    endTexts,
    /** Alternatives to a sold-out product. */
    alternatives,
    /** Cross-sell first, then similar products. */
    recommended,
    /** Editors' lists. */
    featured,
    /** Variants that business users order at once, each in its own quantity; none for others. */
    batch: toVariantBatch(context, product, offerContext),
    /** For logged-in shoppers, of products that have a price in credits; `null` for everybody else. */
    credits: toCreditsOffer({ request, context }, globals, variant, detail),
    /** The size chart, where there are sizes to choose. */
    sizeImage:
      sizeImage !== null && detail.axes.some(({ isSize }) => isSize)
        ? { fileKey: sizeImage.fileKey, alt: sizeImage.alt[context.locale] ?? '' }
        : null,
    feedback,
    // The legal guarantee that the notice tells of is the consumers'.
    hasGuaranteeNotice:
      !context.shopper.isBusiness && isDutyOn(context.config.legalDutiesOff, 'guaranteeNotice', context.currency.code),
    meta: toMeta(detail, product, searchParams),
  };
}
