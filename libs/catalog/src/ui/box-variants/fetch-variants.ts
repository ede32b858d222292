import { boxVariantsUrl, type BoxVariantsQuery } from '../../model/variants/box-variants';
import { fetchDeferred } from '../deferred-products/fetch-deferred';
import { type BoxVariantsData, isBoxVariantsData } from './box-variants-data';

interface VariantsRequest {
  ids: string[];
  response: Promise<BoxVariantsData>;
}

/** Boxes of a list become interactive one after another; hardly anybody selects a variant sooner. */
const collectMs = 100;

let request: VariantsRequest | null = null;

/** Collects the requests of all boxes of a list into a single call. */
function startRequest(): VariantsRequest {
  const ids: string[] = [];
  const response = new Promise((resolve) => setTimeout(resolve, collectMs)).then(() => {
    request = null;
    return fetchDeferred(boxVariantsUrl(ids), isBoxVariantsData);
  });
  return { ids, response };
}

/** The variants of a product in a box. */
export function fetchVariants(productId: string): Promise<BoxVariantsData> {
  request ??= startRequest();
  request.ids.push(productId);
  return request.response;
}

/** The same for a product with another selected variant, or with all of its variants. */
export function fetchVariant(productId: string, request: Partial<BoxVariantsQuery>): Promise<BoxVariantsData> {
  return fetchDeferred(boxVariantsUrl([productId], request), isBoxVariantsData);
}
