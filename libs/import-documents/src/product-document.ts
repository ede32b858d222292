import * as v from 'valibot';
import {
  countField,
  currencyField,
  dateField,
  idField,
  timestampField,
  moneyField,
  pictureField,
  fileKeyField,
  richTextField,
  slugField,
  textField,
  translatedField,
  integerField,
} from './fields';
import { legalField } from './legal-field';

/** Parameter id to a number or to value ids. */
const parametersField = v.optional(v.record(idField, v.union([v.number(), v.array(idField)])), {});
const positiveField = v.pipe(integerField, v.minValue(1, 'expected 1 or more'));

export const priceField = v.strictObject({
  currency: currencyField,
  priceList: v.optional(textField, 'b2c'),
  price: moneyField,
  /** Price before the discount; set only while the discount lasts. */
  original: v.optional(moneyField),
  quantityPrices: v.optional(v.array(v.strictObject({ amountFrom: positiveField, price: moneyField })), []),
  /** Prices from before the first import; later changes are recorded automatically. */
  history: v.optional(v.array(v.strictObject({ price: moneyField, from: timestampField, to: timestampField })), []),
});

const variantField = v.strictObject({
  id: idField,
  name: translatedField,
  fullname: translatedField,
  catalogCode: textField,
  marketingCode: textField,
  ean: v.optional(v.pipe(v.string(), v.regex(/^\d{8}(\d{5})?$/, 'expected an EAN of 8 or 13 digits'))),
  mainImage: v.optional(pictureField),
  checkStock: v.optional(v.boolean(), true),
  soldAvailabilityCode: v.optional(textField, 'sold_out'),
  amountMin: v.optional(positiveField, 1),
  amountMax: v.optional(positiveField),
  amountStep: v.optional(positiveField, 1),
  delayDays: v.optional(countField, 0),
  measure: v.optional(v.strictObject({ amount: v.pipe(v.number(), v.gtValue(0)), unit: textField })),
  /** Price of one piece in loyalty credits; only for products sold for credits. */
  credits: v.optional(positiveField),
  storageDates: v.optional(v.array(v.strictObject({ date: dateField, amount: countField })), []),
  parameters: parametersField,
  prices: v.array(priceField),
  /** Pieces (or quantity steps) by warehouse id. */
  stock: v.optional(v.record(idField, countField), {}),
});

export const productDocument = v.strictObject({
  type: v.literal('product'),
  id: idField,
  name: translatedField,
  fullname: v.optional(translatedField),
  slug: slugField,
  categoryId: idField,
  brandId: v.optional(idField),
  catalogCode: textField,
  marketingCode: textField,
  perex: v.optional(translatedField),
  description: v.optional(richTextField),
  endText: v.optional(richTextField),
  images: v.optional(v.array(pictureField), []),
  hoverImageKey: v.optional(fileKeyField),
  unit: v.optional(textField, 'ks'),
  vatRate: v.optional(v.picklist([0, 12, 21]), 21),
  saleable: v.optional(v.boolean(), true),
  inCatalog: v.optional(v.boolean(), true),
  visibleToGroups: v.optional(v.array(idField), []),
  soldCount: v.optional(countField, 0),
  createdAt: v.optional(timestampField),
  /** When the stock was counted; sales since then are subtracted. */
  asOf: v.optional(timestampField),
  tagIds: v.optional(v.array(idField), []),
  giftVariantIds: v.optional(v.array(idField), []),
  alternativeIds: v.optional(v.array(idField), []),
  relatedIds: v.optional(v.array(idField), []),
  freeShipperIds: v.optional(v.array(idField), []),
  discounts: v.optional(
    v.array(v.strictObject({ isNPlusOne: v.boolean(), n: positiveField, active: v.boolean(), name: translatedField })),
    [],
  ),
  legal: v.optional(legalField, {}),
  parameters: parametersField,
  /** The first one is the default variant. */
  variants: v.pipe(v.array(variantField), v.minLength(1, 'expected at least one variant')),
});

export type ProductDocument = v.InferOutput<typeof productDocument>;
export type VariantDocument = v.InferOutput<typeof variantField>;
