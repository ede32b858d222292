import type { DocumentOf, DocumentType, ParsedDocument } from '@vyloha/import-documents';
import { type Transaction, enqueueJobs } from '@vyloha/backend-kernel';
import {
  writeBrands,
  writeCategories,
  writeParameters,
  writeTags,
  writeVirtualCategories,
} from './writers/write-catalog';
import { writeSearches } from './writers/write-searches';
import { writeCompanies } from './writers/write-companies';
import { writeContent, writeImages, writeMenus, writeRedirects, writeUrlRewrites } from './writers/write-content';
import { writeCoupons } from './writers/write-coupons';
import { writeCustomers } from './writers/write-customers';
import { writeWithListingRefresh, affectsListings } from './listing-rules';
import type { WriteSettings } from './write-settings';
import { writePricesAndStock } from './writers/write-prices-and-stock';
import { writeProducts } from './writers/write-products';
import { writePurchases } from './writers/write-purchases';
import { writeComments, writeReviews } from './writers/write-reviews';
import {
  writeBranches,
  writeCountries,
  writeCurrencies,
  writeHolidays,
  writePayments,
  writePickUpPoints,
  writeSettings,
  writeShippers,
  writeTaxRates,
  writeWarehouses,
} from './writers/write-shop';

type Write<T extends DocumentType> = (
  db: Transaction,
  documents: readonly DocumentOf<T>[],
  timestamps: WriteSettings,
) => Promise<void>;

const writers: { [T in DocumentType]: Write<T> } = {
  setting: writeSettings,
  currency: writeCurrencies,
  country: writeCountries,
  tax_rate: writeTaxRates,
  holiday: writeHolidays,
  warehouse: writeWarehouses,
  branch: writeBranches,
  shipper: writeShippers,
  pickup_point: writePickUpPoints,
  payment: writePayments,
  customer: writeCustomers,
  company: writeCompanies,
  coupon: writeCoupons,
  image: writeImages,
  tag: writeTags,
  brand: writeBrands,
  parameter: writeParameters,
  category: writeCategories,
  virtual_category: writeVirtualCategories,
  product: writeProducts,
  prices_and_stock: writePricesAndStock,
  review: writeReviews,
  comment: writeComments,
  purchase: writePurchases,
  search: writeSearches,
  menu: writeMenus,
  content: writeContent,
  url_rewrite: writeUrlRewrites,
  redirect: writeRedirects,
};

/** Writes the documents of one type and enqueues the jobs they require; other types are ignored. */
export async function writeBatch<T extends DocumentType>(
  db: Transaction,
  type: T,
  documents: readonly ParsedDocument[],
  timestamps: WriteSettings,
): Promise<void> {
  const isOfType = (document: ParsedDocument): document is DocumentOf<T> => document.type === type;
  const write = () => writers[type](db, documents.filter(isOfType), timestamps);
  await (affectsListings(type) ? writeWithListingRefresh(db, write) : write());
  if (type === 'purchase') await enqueueJobs(db, 'bought-together', ['']);
}
