import type { LoaderFunctionArgs } from '@remix-run/node';
import { whenUnavailable } from '@vyloha/contract';
import { listProducts } from '../../api/list-products.server';
import { activeVariant } from '../../model/variants/active-variant';
import { type ChosenBox, parseBoxVariants } from '../../model/variants/box-variants';
import { variantAxes } from '../../model/variants/variant-axes';
import { loadDefinitions } from '../load-definitions.server';
import { loadSurroundings } from '../product/load-surroundings.server';
import { toProductBox } from './to-product-box.server';
import { toVariantBatch } from '../product/to-variant-batch.server';

/** Answers a browser's question for the variants of goods in boxes; goods without any, or not shown, are left out. */
export async function boxVariantsLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<{ products: Readonly<Record<string, ChosenBox>> }> {
  const { productIds, variantId, hasBatch } = parseBoxVariants(new URL(request.url).searchParams);
  const known = await whenUnavailable(listProducts(context.cms, productIds, { isShared: false }), () => []);
  const products = known.filter(({ variants }) => variants.length > 1);
  if (products.length === 0) return { products: {} };
  const [definitions, surroundings] = await Promise.all([
    loadDefinitions(context, products),
    loadSurroundings(context),
  ]);
  const { locale } = context;
  const chosen = products.map((product): [string, ChosenBox] => {
    const { id, variants, defaultVariantId } = product;
    const active = activeVariant(variants, defaultVariantId, variantId);
    const axes = variantAxes({ product, active, definitions, locale });
    const batch = hasBatch ? toVariantBatch(context, product, surroundings) : [];
    return [id, { box: toProductBox(product, surroundings, 'catalog', variantId), defaultVariantId, axes, batch }];
  });
  return { products: Object.fromEntries(chosen) };
}
