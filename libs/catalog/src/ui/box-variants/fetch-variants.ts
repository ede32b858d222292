import type { ProductBox } from '../../model/product/product-box';
import { boxVariantsUrl, type BoxVariantsQuery } from '../../model/variants/box-variants';
import { fetchDeferred } from '../deferred-products/fetch-deferred';
import { type BoxVariantsData, isBoxVariantsData } from './box-variants-data';

/** A product in a list, with the variant that its box shows. */
export type ListedProduct = Pick<ProductBox, 'id' | 'variantId' | 'isDefaultVariant'>;

interface VariantsRequest {
  products: ListedProduct[];
  response: Promise<BoxVariantsData>;
}

const listedIdsOf = (products: readonly ListedProduct[]) =>
  new Set(products.flatMap(({ variantId, isDefaultVariant }) => (isDefaultVariant ? [] : [variantId])));

/** Boxes of a list become interactive one after another; hardly anybody selects a variant sooner. */
const collectMs = 100;

let request: VariantsRequest | null = null;

/** Collects the requests of all boxes of a list into a single call. */
function startRequest(): VariantsRequest {
  const products: ListedProduct[] = [];
  const response = new Promise((resolve) => setTimeout(resolve, collectMs)).then(() => {
    request = null;
    const ids = products.map(({ id }) => id);
    return fetchDeferred(boxVariantsUrl(ids, { listedIds: listedIdsOf(products) }), isBoxVariantsData);
  });
  return { products, response };
}

/** The variants of a product in a box. */
export function fetchVariants(product: ListedProduct): Promise<BoxVariantsData> {
  request ??= startRequest();
  request.products.push(product);
  return request.response;
}

/** The same for a product with another selected variant, or with all of its variants. */
export function fetchVariant(
  product: ListedProduct,
  options: Pick<Partial<BoxVariantsQuery>, 'variantId' | 'hasBatch'>,
): Promise<BoxVariantsData> {
  return fetchDeferred(
    boxVariantsUrl([product.id], { ...options, listedIds: listedIdsOf([product]) }),
    isBoxVariantsData,
  );
}
