import { taxClasses } from '@vyloha/contract';
import * as v from 'valibot';
import {
  amountField,
  countField,
  countryField,
  currencyField,
  dateField,
  daysField,
  idField,
  timestampField,
  moneyField,
  pictureField,
  fileKeyField,
  httpsField,
  linkField,
  richTextField,
  slugField,
  textField,
  translatedField,
  integerField,
  keyField,
  uniqueBy,
} from './fields';
import { legalField } from './legal-field';

/** Parameter id to a number or to value ids. */
const parametersField = v.optional(
  v.record(
    idField,
    v.union([
      v.number(),
      v.pipe(
        v.array(idField),
        uniqueBy<string>((id) => id, 'expected each value once'),
      ),
    ]),
  ),
  {},
);
const positiveField = v.pipe(integerField, v.minValue(1, 'expected 1 or more'));
const positiveAmountField = v.pipe(amountField, v.minValue(1, 'expected 1 or more'));

export const priceField = v.strictObject({
  currency: currencyField,
  priceList: v.optional(keyField, 'b2c'),
  price: moneyField,
  /** Price before the discount; set only while the discount lasts. */
  original: v.optional(moneyField),
  quantityPrices: v.optional(
    v.pipe(
      v.array(v.strictObject({ amountFrom: positiveAmountField, price: moneyField })),
      uniqueBy(({ amountFrom }) => String(amountFrom), 'expected one price from each amount on'),
    ),
    [],
  ),
  /** Prices from before the first import; later changes are recorded automatically. */
  history: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.strictObject({ price: moneyField, from: timestampField, to: timestampField }),
          v.check(({ from, to }) => Date.parse(from) < Date.parse(to), 'expected an end after the beginning'),
        ),
      ),
      uniqueBy(({ from }) => String(Date.parse(from)), 'expected one price from each time on'),
    ),
    [],
  ),
});

export const onePriceForEach = <Price extends { currency: string; priceList: string }>() =>
  uniqueBy<Price>(
    ({ currency, priceList }) => `${currency} ${priceList}`,
    'expected one price for each currency and price list',
  );

const variantEntries = v.strictObject({
  id: idField,
  name: translatedField,
  fullname: translatedField,
  catalogCode: keyField,
  marketingCode: keyField,
  ean: v.optional(v.pipe(v.string(), v.regex(/^\d{8}(\d{5})?$/, 'expected an EAN of 8 or 13 digits'))),
  mainImage: v.optional(pictureField),
  checkStock: v.optional(v.boolean(), true),
  soldAvailabilityCode: v.optional(textField, 'sold_out'),
  amountMin: v.optional(positiveAmountField, 1),
  amountMax: v.optional(positiveAmountField),
  amountStep: v.optional(positiveAmountField, 1),
  delayDays: v.optional(daysField, 0),
  measure: v.optional(v.strictObject({ amount: v.pipe(v.number(), v.gtValue(0)), unit: textField })),
  /** Price of one piece in loyalty credits; only for products sold for credits. */
  credits: v.optional(positiveField),
  storageDates: v.optional(v.array(v.strictObject({ date: dateField, amount: amountField })), []),
  parameters: parametersField,
  prices: v.pipe(v.array(priceField), onePriceForEach()),
  /** Pieces (or quantity steps) by warehouse id. */
  stock: v.optional(v.record(idField, amountField), {}),
});

const variantField = v.pipe(
  variantEntries,
  // A cart raises an amount to the least one and to whole steps, and refuses what is above the greatest one.
  v.check(
    ({ amountMin, amountMax = Infinity, amountStep }) => Math.ceil(amountMin / amountStep) * amountStep <= amountMax,
    'expected an amountMax that amountMin and amountStep allow',
  ),
);

export const productDocument = v.strictObject({
  type: v.literal('product'),
  id: idField,
  name: translatedField,
  fullname: v.optional(translatedField),
  slug: slugField,
  categoryId: idField,
  brandId: v.optional(idField),
  catalogCode: keyField,
  marketingCode: keyField,
  perex: v.optional(translatedField),
  description: v.optional(richTextField),
  endText: v.optional(richTextField),
  images: v.optional(v.array(pictureField), []),
  hoverImageKey: v.optional(fileKeyField),
  unit: v.optional(textField, 'ks'),
  /** Of the shop's own country. */
  taxClass: v.optional(v.picklist(taxClasses)),
  /** In place of the class: a rate in percent that one of the classes has at home on the day of the import. */
  vatRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Of other countries by alpha-3 code, where goods are not of the standard class. */
  taxClasses: v.optional(v.record(countryField, v.picklist(taxClasses)), {}),
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
  /** To download or to read, such as a manual. */
  documents: v.optional(v.array(v.strictObject({ title: translatedField, url: linkField })), []),
  /** At any host; the shop plays those of YouTube and Vimeo in its page. */
  video: v.optional(v.strictObject({ title: translatedField, url: httpsField })),
  legal: v.optional(legalField, {}),
  parameters: parametersField,
  /** The first one is the default variant. */
  variants: v.pipe(v.array(variantField), v.minLength(1, 'expected at least one variant')),
});

export type ProductDocument = v.InferOutput<typeof productDocument>;
export type VariantDocument = v.InferOutput<typeof variantField>;
