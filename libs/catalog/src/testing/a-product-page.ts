import type { RichTextNode } from '@vyloha/rich-text';
import type { ProductPageData } from '../model/product/product-detail';
import { aProductDetail } from './a-product-detail';

type Page = ProductPageData<readonly RichTextNode[]>;

/** The page of a hose of which nothing more is told; the backend is silent about what shoppers say. */
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
    opinions: { reviews: null, questions: null },
    ownEmail: null,
    meta: { title: '' },
    ...changes,
  };
}
