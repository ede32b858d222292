import { type Locale, type PartlyTranslated, pickTranslation } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import { translate } from '@vyloha/backend-kernel';
import type { WireOrderItem } from './cart-schema';
import type { PricedCart } from './price-cart';
import type { TaxedAmount } from './spread-discount';

/** A line of a discount, of a cart or of a placed order. */
export interface NamedDiscount extends TaxedAmount {
  kind: string;
  name: PartlyTranslated;
}

/** What a line of a discount is called; the rate of tax tells apart those of one discount. */
export function discountName(
  { kind, name, taxRate }: NamedDiscount,
  discounts: readonly NamedDiscount[],
  { locale, couponCode }: { locale: Locale; couponCode: string | null },
): string {
  const isSplit = discounts.some((other) => other.kind === kind && other.taxRate !== taxRate);
  const title = pickTranslation(name, locale);
  const withCode = kind === 'coupon' && couponCode !== null ? `${title} (${couponCode})` : title;
  return isSplit ? translate(locale, 'discountAtRate', { name: withCode, rate: taxRate }) : withCode;
}

interface View {
  locale: Locale;
  currency: string;
  couponCode: string | null;
}

/** Discounts and deposits as lines of their own, after the products: without product, discounts negative. */
export function toWireDiscountLines(
  discounts: readonly NamedDiscount[],
  view: View,
): (WireOrderItem & { shoppable: null })[] {
  return discounts.map((discount) => {
    const withTax = fromMinor(discount.totalMinor);
    const withoutTax = fromMinor(discount.totalWithoutTaxMinor);
    const id = `discount-${discount.kind}-${discount.taxRate}`;
    const name = discountName(discount, discounts, view);
    return {
      id,
      type: discount.kind === 'deposit' ? 'deposit' : 'discount',
      amount: 1,
      freeAmount: 0,
      parentId: null,
      product: {
        id,
        name,
        slug: '',
        brandName: null,
        categoryFullname: '',
        marketingCode: discount.kind === 'coupon' ? (view.couponCode ?? '') : '',
      },
      shoppable: null,
      variant: null,
      prices: {
        unitWithTax: withTax,
        unitWithoutTax: withoutTax,
        totalWithTax: withTax,
        totalWithoutTax: withoutTax,
        currencyCode: view.currency,
        unitCredits: null,
        totalCredits: null,
      },
      // Clients know by it that the line has no product.
      attributes: { discount: true },
    };
  });
}

export function toWireDiscounts({ discounts, coupon }: PricedCart, view: Omit<View, 'couponCode'>) {
  return toWireDiscountLines(discounts, { ...view, couponCode: coupon && coupon.coupon.code });
}
