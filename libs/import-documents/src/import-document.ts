import { locales } from '@vyloha/contract';
import * as v from 'valibot';
import {
  brandDocument,
  categoryDocument,
  parameterDocument,
  tagDocument,
  virtualCategoryDocument,
} from './catalog-documents';
import { companyDocument } from './company-document';
import {
  contentDocument,
  imageDocument,
  menuDocument,
  redirectDocument,
  urlRewriteDocument,
} from './content-documents';
import { couponDocument } from './coupon-document';
import { countField, dateField, idField, keyField, timestampField } from './fields';
import { pricesAndStockDocument } from './prices-and-stock-document';
import { productDocument } from './product-document';
import { commentDocument, reviewDocument } from './review-documents';
import {
  branchDocument,
  countryDocument,
  currencyDocument,
  customerDocument,
  holidayDocument,
  paymentDocument,
  pickUpPointDocument,
  settingDocument,
  shipperDocument,
  taxRateDocument,
  warehouseDocument,
} from './shop-documents';

/** Products bought together before the shop ran here, for recommendations; it contains no data of the buyer. */
const purchaseDocument = v.strictObject({
  type: v.literal('purchase'),
  id: idField,
  productIds: v.pipe(v.array(idField), v.minLength(2, 'expected two products or more')),
  boughtAt: timestampField,
});

/** What was searched for on a day before the shop ran here, for what it offers as popular; it contains no data of a person. */
const searchDocument = v.strictObject({
  type: v.literal('search'),
  day: dateField,
  locale: v.picklist(locales),
  query: v.pipe(
    keyField,
    v.transform((query) => query.toLowerCase().replaceAll(/\s+/g, ' ')),
  ),
  searches: v.pipe(countField, v.minValue(1)),
  /** Different ones; more than 52 count as so many. */
  visitors: v.pipe(countField, v.minValue(1)),
  /** Products found. */
  results: countField,
});

/** Everything a shop consists of, one document per entity, distinguished by `type`. */
export const importDocument = v.variant('type', [
  settingDocument,
  currencyDocument,
  countryDocument,
  taxRateDocument,
  holidayDocument,
  warehouseDocument,
  branchDocument,
  shipperDocument,
  pickUpPointDocument,
  paymentDocument,
  customerDocument,
  companyDocument,
  couponDocument,
  imageDocument,
  tagDocument,
  brandDocument,
  parameterDocument,
  categoryDocument,
  virtualCategoryDocument,
  productDocument,
  pricesAndStockDocument,
  reviewDocument,
  commentDocument,
  purchaseDocument,
  searchDocument,
  menuDocument,
  contentDocument,
  urlRewriteDocument,
  redirectDocument,
]);

/** A document before validation: fields with a default are optional. */
export type ImportDocument = v.InferInput<typeof importDocument>;
/** A document after validation, with defaults applied. */
export type ParsedDocument = v.InferOutput<typeof importDocument>;
export type DocumentType = ParsedDocument['type'];
export type DocumentOf<T extends DocumentType> = Extract<ParsedDocument, { type: T }>;
