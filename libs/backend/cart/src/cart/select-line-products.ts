import type { PartlyTranslated } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { convertPrice, priceByLaw, pricesOfVariant, variantColumns } from '@vyloha/backend-catalog';
import {
  brand,
  category,
  parameter,
  parameterValue,
  product,
  productParameter,
  variant,
} from '@vyloha/backend-catalog/tables';
import type { StoredParameter } from '@vyloha/backend-kernel';
import type { ShopperTaxes } from '@vyloha/backend-shop';
import type { LineProduct } from './cart-line';
import type { LegalView } from './legal-of-cart';

const ancestorTitles = sql<PartlyTranslated[]>`(
  select coalesce(json_agg(a.title order by array_position(${category.ancestorIds}, a.id)), '[]')
  from ${category} a where a.id = any(${category.ancestorIds}))`;

const brandTitle = sql<string | null>`(select b.title from ${brand} b where b.id = ${product.brandId})`;

/** Those of the product and the variant's own, in the configured order. */
const parametersOfVariant = sql<StoredParameter[]>`(
  select coalesce(json_agg(json_build_object('parameterId', pp.parameter_id, 'number', pp.number,
      'valueId', pp.value_id, 'valueTitle', pv.title)
    order by p.position, p.id, pv.position, pp.value_id, pp.number), '[]')
  from ${productParameter} pp
  join ${parameter} p on p.id = pp.parameter_id
  left join ${parameterValue} pv on pv.id = pp.value_id and pv.parameter_id = p.id
  where pp.product_id = ${variant.productId} and pp.variant_id in ('', ${variant.id}))`;

/** Without the long texts. */
const legalOfProduct = sql<LineProduct['legal']>`jsonb_strip_nulls(jsonb_build_object(
  'deposit', ${product.legal} -> 'deposit', 'minAge', ${product.legal} -> 'minAge',
  'recyclingFee', ${product.legal} -> 'recyclingFee'))`;

const isReduced = sql`p.original_minor > p.unit_minor`;

/** What a cart line shows of its product, from `variant` joined with `product` and `category`. */
export function lineProductColumns(view: Parameters<typeof pricesOfVariant>[0]) {
  return {
    variant: {
      id: variant.id,
      name: variant.name,
      fullname: variant.fullname,
      marketingCode: variant.marketingCode,
      mainImage: variant.mainImage,
      checkStock: variant.checkStock,
      soldAvailabilityCode: variant.soldAvailabilityCode,
      amountMin: variant.amountMin,
      amountMax: variant.amountMax,
      amountStep: variant.amountStep,
      delayDays: variant.delayDays,
    },
    product: {
      id: product.id,
      name: product.name,
      slug: product.slug,
      marketingCode: product.marketingCode,
      mainImage: product.mainImage,
      unit: product.unit,
      saleable: product.saleable,
      discounts: product.discounts,
      freeShipperIds: product.freeShipperIds,
    },
    tax: { taxClass: product.taxClass, taxClasses: product.taxClasses },
    brandName: brandTitle,
    categoryTitle: category.title,
    ancestorTitles,
    warehouses: variantColumns.warehouses,
    credits: variantColumns.credits,
    legal: legalOfProduct,
    parameters: parametersOfVariant,
    prices: pricesOfVariant(view, isReduced),
  };
}

type Columns = SelectResultFields<ReturnType<typeof lineProductColumns>>;
/** A row; without product where it was removed from the shop or is hidden from the shopper. */
type Joined = 'variant' | 'product' | 'tax' | 'categoryTitle';
type LineProductRow = Omit<Columns, Joined> & { [Name in Joined]: Columns[Name] | null };

export function toLineProduct(
  row: LineProductRow,
  priceList: string,
  view: LegalView & { taxes: ShopperTaxes },
): LineProduct | null {
  const { variant: ownVariant, product: ownProduct, tax, categoryTitle, ancestorTitles: titles, ...rest } = row;
  if (ownVariant === null || ownProduct === null || tax === null || categoryTitle === null) return null;
  const { prices, ...shared } = rest;
  const rates = view.taxes.ratesOf(tax);
  const stored = priceByLaw(prices.find((candidate) => candidate.priceList === priceList) ?? prices[0] ?? null, view);
  return {
    ...shared,
    variant: ownVariant,
    product: ownProduct,
    categoryTitles: [...titles, categoryTitle],
    rates,
    isNet: view.taxes.isNet,
    price: stored && convertPrice(stored, (minor) => view.taxes.convertProductPrice(minor, rates)),
  };
}
