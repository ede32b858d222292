import { isDutyOn } from '@vyloha/config/server';
import { pickTranslation } from '@vyloha/contract';
import * as v from 'valibot';
import { namedSchema } from '@vyloha/backend-kernel';
import { pictureSchema } from '@vyloha/backend-shop';
import { priceByLaw, type VariantPricing } from '../../pricing/variant-price';
import { toWirePrices, wirePricesSchema } from '../../pricing/wire-prices';
import type { ProductContext } from '../../catalog-context';
import type { ParameterRow } from '../rows/load-parameter-rows';
import { stockOf, type VariantRow } from '../rows/load-variant-rows';
import { availabilitySchema, toAvailability } from './availability';
import { parametersSchema, toParameters } from './parameters';
import { toPictureOrNull } from './picture';

export const variantSchema = namedSchema(
  'Variant',
  v.object({
    id: v.string(),
    name: v.string(),
    fullname: v.string(),
    catalogCode: v.string(),
    marketingCode: v.string(),
    ean: v.nullable(v.string()),
    unit: v.string(),
    mainImage: v.nullable(pictureSchema),
    availability: availabilitySchema,
    prices: wirePricesSchema,
    defaultPrices: wirePricesSchema,
    warehouses: v.array(v.object({ id: v.string(), stock: v.number(), virtual: v.boolean() })),
    quantity: v.number(),
    content: v.object({
      parameters: parametersSchema,
      date_of_storage: v.array(v.object({ date_of_storage: v.string(), amount: v.number(), embeddedUuid: v.string() })),
    }),
  }),
);

export type WireVariant = v.InferOutput<typeof variantSchema>;

type View = Pick<ProductContext, 'locale' | 'currency' | 'settings'>;

function measureOf({ measureAmount: amount, measureUnit: unit }: VariantRow, { settings, currency }: View) {
  if (amount === null || unit === null || !isDutyOn(settings.legalDutiesOff, 'unitPrice', currency)) return null;
  return { amount, unit };
}

/** @param parameters the variant's own rows */
export function toVariant(
  variant: VariantRow,
  pricing: VariantPricing,
  parameters: readonly ParameterRow[],
  view: View,
): WireVariant {
  const { locale, currency } = view;
  const { credits, warehouses } = variant;
  const measure = measureOf(variant, view);
  const { taxRate, price, basicPrice } = pricing;
  return {
    id: variant.id,
    name: pickTranslation(variant.name, locale),
    fullname: pickTranslation(variant.fullname, locale),
    catalogCode: variant.catalogCode,
    marketingCode: variant.marketingCode,
    ean: variant.ean,
    unit: variant.unit,
    mainImage: toPictureOrNull(variant.mainImage ?? variant.productImage, locale),
    availability: toAvailability({ ...variant, stock: stockOf(warehouses) }, locale),
    prices: toWirePrices({ price: priceByLaw(price, view), taxRate, currency, measure, credits }),
    defaultPrices: toWirePrices({ price: priceByLaw(basicPrice, view), taxRate, currency, measure, credits }),
    warehouses,
    quantity: 0,
    content: { parameters: toParameters(parameters, locale), date_of_storage: variant.storageDates },
  };
}
