import type { LoaderFunctionArgs } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { listProducts } from '../../api/products.server';
import { type SelectedBox, parseBoxVariantsQuery } from '../../model/variants/box-variants';
import { variantAxes } from '../../model/variants/variant-axes';
import { loadDefinitions } from '../load-definitions.server';
import { loadOfferContext } from '../product/load-offer-context.server';
import { displayedVariant, toProductBox } from './to-product-box.server';
import { toVariantBatch } from '../product/to-variant-batch.server';

/** Returns the variants of products in boxes to the browser; products without variants and hidden ones are left out. */
export async function boxVariantsLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<{ products: Readonly<Record<string, SelectedBox>> }> {
  const { productIds, variantId, listedIds, hasBatch } = parseBoxVariantsQuery(new URL(request.url).searchParams);
  const foundProducts = await withUnavailableFallback(
    listProducts(context.cms, productIds, { isShared: false }),
    () => [],
  );
  const products = foundProducts.filter(({ variants }) => variants.length > 1);
  if (products.length === 0) return { products: {} };
  const [definitions, offerContext] = await Promise.all([
    loadDefinitions(context, products),
    loadOfferContext(context),
  ]);
  const { locale } = context;
  const boxEntries = products.map((product): [string, SelectedBox] => {
    const { id, variants, defaultVariantId } = product;
    const listedId = variants.find((variant) => listedIds.has(variant.id))?.id;
    const choice = { selectedId: variantId, listedId };
    const active = displayedVariant(product, choice);
    const axes = variantAxes({ product, active, definitions, locale });
    const batch = hasBatch ? toVariantBatch(context, product, offerContext) : [];
    const box = toProductBox(product, offerContext, 'catalog', choice);
    return [id, { box, defaultVariantId, axes, batch }];
  });
  return { products: Object.fromEntries(boxEntries) };
}
