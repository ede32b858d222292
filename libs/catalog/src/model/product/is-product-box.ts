import {
  type Guard,
  hasFields,
  isEither,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isText,
} from '@vyloha/contract';
import type { DisplayPrice } from '../prices/display-price';
import type { AvailabilityView, DeliveryPromise } from '../variants/variant-offer';
import type { ProductBadge } from './product-badge';
import type { ProductBox } from './product-box';

const isBadge: Guard<ProductBadge> = isEither(
  hasFields({ kind: isOneOf('gift', 'freeShipping', 'quantityDiscount', 'notSaleable') }),
  isEither(
    hasFields({ kind: isOneOf('discount'), percent: isNumber }),
    isEither(
      hasFields({ kind: isOneOf('offer'), text: isText }),
      hasFields({ kind: isOneOf('tag'), text: isText, color: isText }),
    ),
  ),
);

const isDisplayPrice: Guard<DisplayPrice> = hasFields({
  amountMinor: isNumber,
  discount: isNullOr(
    hasFields({ originalMinor: isNumber, percent: isNullOr(isNumber), lowestIn30DaysMinor: isNullOr(isNumber) }),
  ),
  measure: isNullOr(hasFields({ perUnit: isText, amountMinor: isNumber })),
});

export const isAvailabilityView: Guard<AvailabilityView> = hasFields({
  isAvailable: isFlag,
  text: isText,
  stock: isNullOr(hasFields({ pieces: isNumber, isCapped: isFlag })),
});

export const isDeliveryPromise: Guard<DeliveryPromise> = hasFields({
  kind: isOneOf('today', 'immediate', 'tomorrow', 'date'),
  date: isText,
});

export const isProductBox: Guard<ProductBox> = hasFields(
  {
    id: isText,
    slug: isText,
    name: isText,
    fileKey: isNullOr(isText),
    hoverFileKey: isNullOr(isText),
    rating: isNullOr(isNumber),
    ratingCount: isNumber,
    badges: isListOf(isBadge),
    variantId: isText,
    isDefaultVariant: isFlag,
    action: isOneOf('add', 'choose', 'view', 'alternatives'),
    variants: isNullOr(hasFields({ count: isNumber, rows: isNumber })),
    price: isNullOr(isDisplayPrice),
    isPriceFrom: isFlag,
    unit: isText,
    isSoldByMetre: isFlag,
    availability: isNullOr(isAvailabilityView),
    delivery: isNullOr(isDeliveryPromise),
  },
  {
    code: isText,
    quantity: hasFields({
      multiplier: isNumber,
      limits: hasFields({ min: isNumber, max: isNullOr(isNumber), step: isNumber }),
    }),
  },
);

/** Products fetched after the page. */
export const hasProductBoxes: Guard<{ products: readonly ProductBox[] }> = hasFields({
  products: isListOf(isProductBox),
});
