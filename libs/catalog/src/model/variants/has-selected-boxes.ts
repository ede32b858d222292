import { type Guard, hasFields, isFlag, isListOf, isNullOr, isNumber, isRecordOf, isText } from '@vyloha/contract';
import type { TaxedPrice } from '@vyloha/money';
import type { ProductPrice } from '../prices/product-price';
import { isAvailabilityView, isDeliveryPromise, isProductBox } from '../product/is-product-box';
import type { SelectedBox } from './box-variants';
import type { VariantAxis } from './variant-axes';
import type { NamedOffer } from './variant-offer';

const isAxis: Guard<VariantAxis> = hasFields({
  id: isText,
  title: isNullOr(isText),
  isColor: isFlag,
  isSize: isFlag,
  options: isListOf(
    hasFields({
      value: isText,
      title: isText,
      hex: isNullOr(isText),
      fileKey: isNullOr(isText),
      variantId: isText,
      isSelected: isFlag,
      isReachable: isFlag,
    }),
  ),
});

const isTaxedPrice: Guard<TaxedPrice> = hasFields({ withTaxMinor: isNumber, withoutTaxMinor: isNumber });

const isPrice: Guard<ProductPrice> = hasFields({
  current: isTaxedPrice,
  original: isNullOr(isTaxedPrice),
  discountPercent: isNullOr(isNumber),
  lowestIn30DaysMinor: isNullOr(isNumber),
  quantityPrices: isListOf(hasFields({ amountFrom: isNumber, price: isTaxedPrice })),
  measure: isNullOr(hasFields({ perUnit: isText, withTaxMinor: isNumber })),
});

const isOffer: Guard<NamedOffer> = hasFields({
  name: isText,
  variantId: isText,
  isDefaultVariant: isFlag,
  price: isNullOr(isPrice),
  unit: isText,
  multiplier: isNumber,
  limits: hasFields({ min: isNumber, max: isNullOr(isNumber), step: isNumber }),
  availability: isNullOr(isAvailabilityView),
  delivery: isNullOr(isDeliveryPromise),
  canBeBought: isFlag,
});

/** Variants by product id, fetched after the page. */
export const hasSelectedBoxes: Guard<{ products: Readonly<Record<string, SelectedBox>> }> = hasFields({
  products: isRecordOf(
    hasFields({
      box: isProductBox,
      defaultVariantId: isText,
      axes: isListOf(isAxis),
      batch: isListOf(isOffer),
    }),
  ),
});
