import { type Locale, pickTranslation } from '@vyloha/contract';
import { fromMinor, withoutTax } from '@vyloha/money';
import { stockOf, toAvailability, toNotSaleable, toParameters, toPictureOrNull } from '@vyloha/backend-catalog';
import { quoteNotice } from './quoted-prices/quote-notice';
import { isByQuote, type CartLine, type LineProduct } from './cart-line';
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
  locale: Locale,
): Pick<WireCartItem, 'product' | 'shoppable' | 'variant'> {
  const { variant, product, warehouses, parameters, price } = lineProduct;
  const { id, name, fullname, marketingCode } = variant;
  const isSaleable = product.saleable && price !== null;
  const toLineAvailability = isSaleable ? toAvailability : toNotSaleable;
  return {
    product: {
      id: product.id,
      name: pickTranslation(product.name, locale),
      slug: pickTranslation(product.slug, locale),
      brandName: lineProduct.brandName,
      categoryFullname: categoryFullname(lineProduct, locale),
      marketingCode: product.marketingCode,
    },
    shoppable: {
      id,
      name: pickTranslation(name, locale),
      fullname: pickTranslation(fullname, locale),
      mainImage: toPictureOrNull(variant.mainImage ?? product.mainImage, locale),
      unit: product.unit,
      availability: toLineAvailability({ ...variant, stock: stockOf(warehouses) }, locale),
      warehouses,
      marketingCode,
    },
    variant: { id, content: { parameters: toParameters(parameters, locale) } },
  };
}

function toWireQuote(line: CartLine, locale: Locale): Pick<WireCartItem, 'quote'> {
  const { quote, lineProduct } = line;
  if (quote === null) return {};
  return { quote: { code: quote.code, applies: isByQuote(line), notice: quoteNotice(quote, lineProduct, locale) } };
}

export function toWireItem(line: CartLine, view: View): WireCartItem {
  const { item, lineProduct, price } = line;
  return {
    id: item.id,
    type: item.type,
    amount: item.amount,
    freeAmount: price.freeAmount,
    parentId: item.parentId,
    ...(lineProduct === null
      ? {
          product: null,
          shoppable: null,
          variant: null,
          ...(item.name && { name: pickTranslation(item.name, view.locale) }),
        }
      : toWireProductFields(lineProduct, view.locale)),
    prices: {
      unitWithTax: fromMinor(price.unitMinor),
      unitWithoutTax: fromMinor(withoutTax(price.unitMinor, lineProduct?.rates.taxRate ?? 0)),
      totalWithTax: fromMinor(price.totalMinor),
      totalWithoutTax: fromMinor(price.totalWithoutTaxMinor),
      currencyCode: view.currency,
      unitCredits: price.credits?.unit ?? null,
      totalCredits: price.credits?.total ?? null,
    },
    attributes: { discount: false },
    ...toWireQuote(line, view.locale),
  };
}
