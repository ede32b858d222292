import { type Locale, pickTranslation } from '@vyloha/contract';
import { fromMinor, withoutTax } from '@vyloha/money';
import { toParameters } from '../catalog/product/wire/parameters';
import { toVariant } from '../catalog/product/wire/variant';
import type { CartLine, LineProduct } from './cart-line';
import type { WireCartItem } from './cart-schema';

interface View {
  locale: Locale;
  currency: string;
}

/** The category with its ancestors, from the root down. */
export function categoryFullname({ categoryTitles }: Pick<LineProduct, 'categoryTitles'>, locale: Locale): string {
  return categoryTitles.map((title) => pickTranslation(title, locale)).join(' | ');
}

function toWireProductFields(
  lineProduct: LineProduct,
  view: View,
): Pick<WireCartItem, 'product' | 'shoppable' | 'variant'> {
  const { locale } = view;
  const { product } = lineProduct;
  const wire = toVariant(lineProduct.variant, lineProduct.pricing, lineProduct.parameters, view);
  const { id, name, fullname, mainImage, unit, availability, warehouses, marketingCode } = wire;
  const isSaleable = product.saleable && lineProduct.pricing.price !== null;
  return {
    product: {
      id: product.id,
      name: pickTranslation(product.name, locale),
      slug: pickTranslation(product.slug, locale),
      categoryFullname: categoryFullname(lineProduct, locale),
      marketingCode: product.marketingCode,
    },
    shoppable: {
      id,
      name,
      fullname,
      mainImage,
      unit,
      availability: isSaleable ? availability : { ...availability, isAvailable: false },
      warehouses,
      marketingCode,
    },
    variant: { id, content: { parameters: toParameters(lineProduct.parameters, locale) } },
  };
}

export function toWireItem({ item, lineProduct, price }: CartLine, view: View): WireCartItem {
  return {
    id: item.id,
    type: item.type,
    amount: item.amount,
    freeAmount: price.freeAmount,
    parentId: item.parentId,
    ...(lineProduct === null
      ? { product: null, shoppable: null, variant: null }
      : toWireProductFields(lineProduct, view)),
    prices: {
      unitWithTax: fromMinor(price.unitMinor),
      unitWithoutTax: fromMinor(withoutTax(price.unitMinor, lineProduct?.pricing.taxRate ?? 0)),
      totalWithTax: fromMinor(price.totalMinor),
      totalWithoutTax: fromMinor(price.totalWithoutTaxMinor),
      currencyCode: view.currency,
      unitCredits: price.credits?.unit ?? null,
      totalCredits: price.credits?.total ?? null,
    },
    attributes: { discount: false },
  };
}
