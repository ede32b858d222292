import type { productPageLoader } from '../handlers/product/product-page-loader.server';
import { aProductDetail } from './a-product-detail';

type Page = Awaited<ReturnType<typeof productPageLoader>>;

/** The page data of a hose without optional parts; the backend does not respond with reviews. */
export function aProductPage(changes: Partial<Page> = {}): Page {
  return {
    product: aProductDetail(),
    description: [],
    endTexts: [],
    alternatives: [],
    credits: null,
    recommended: [],
    featured: [],
    batch: [],
    sizeImage: null,
    hasGuaranteeNotice: false,
    feedback: { reviews: null, questions: null },
    meta: { title: '' },
    ...changes,
  };
}
