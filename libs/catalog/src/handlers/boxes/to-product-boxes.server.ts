import type { AppLoadContext } from '@remix-run/node';
import type { Product } from '../../model/product/product';
import type { TagPlace } from '../../model/product/product-badge';
import type { ProductBox } from '../../model/product/product-box';
import { deduplicateParts } from '../../model/product/deduplicate-parts';
import { loadOfferContext } from '../product/load-offer-context.server';
import { toProductBox } from './to-product-box.server';

/** How boxes differ from those of an ordinary listing. */
export interface BoxOptions {
  /** Decides which tags are visible: those of listings or those of content pages. */
  place?: TagPlace;
  /** Product id to the selected variant, where it is not the default one. */
  selectedVariants?: Promise<ReadonlyMap<string, string>>;
  /** Product id to the variant that a listing found. */
  listedVariants?: ReadonlyMap<string, string>;
}

/** Converts products to boxes once loaded; the offer context is loaded in parallel. */
export async function toProductBoxes(
  context: AppLoadContext,
  loadingProducts: Promise<readonly Product[]>,
  { place = 'catalog', selectedVariants, listedVariants }: BoxOptions = {},
): Promise<ProductBox[]> {
  const [products, offerContext, variants] = await Promise.all([
    loadingProducts,
    loadOfferContext(context),
    selectedVariants,
  ]);
  const toBox = (product: Product) => {
    const { id } = product;
    const choice = { selectedId: variants?.get(id), listedId: listedVariants?.get(id) };
    return toProductBox(product, offerContext, place, choice);
  };
  return deduplicateParts(products.map(toBox));
}
