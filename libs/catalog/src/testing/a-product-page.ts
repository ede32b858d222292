import type { RichTextNode } from '@vyloha/rich-text';
import type { ProductPageData } from '../model/product/product-detail';
import { aProductDetail } from './a-product-detail';

type Page = ProductPageData<readonly RichTextNode[]>;

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
    freeShippingAtMinor: 150_000,
    feedback: { reviews: null, questions: null },
    userEmail: null,
    meta: { title: '' },
    ...changes,
  };
}
