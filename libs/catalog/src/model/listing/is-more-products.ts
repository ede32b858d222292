import { type Guard, hasFields, isListOf, isNullOr, isNumber, isText } from '@vyloha/contract';
import type { PlacedBanner } from '../category/category-banner';
import { isProductBox } from '../product/is-product-box';
import type { MoreProducts } from './more-products';

const isBanner: Guard<PlacedBanner> = hasFields({
  title: isText,
  description: isNullOr(isText),
  fileKey: isNullOr(isText),
  to: isNullOr(isText),
  index: isNumber,
});

export const isMoreProducts: Guard<MoreProducts> = hasFields(
  { products: isListOf(isProductBox) },
  { banners: isListOf(isBanner) },
);
