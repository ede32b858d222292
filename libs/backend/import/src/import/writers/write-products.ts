import type { DocumentOf, ProductDocument, VariantDocument } from '@vyloha/import-documents';
import { type TaxClass, taxClasses } from '@vyloha/contract';
import { and, inArray, notInArray } from 'drizzle-orm';
import { type Transaction, deleteMissing, enqueueJobs, freeValues, upsert } from '@vyloha/backend-kernel';
import { product, productParameter, variant } from '@vyloha/backend-catalog/tables';
import { readTaxData, wallClock } from '@vyloha/backend-shop';
import { InvalidDocument } from '../invalid-document';
import { productSearchText } from '../product-search-text';
import type { WriteSettings } from '../write-settings';
import { deleteMissingPrices, writePrices } from './write-prices';
import { lockStock, writeStock } from './write-stock';

/**
 * Writes products with all their data, as far as it differs. A document is the complete state of its
 * product: variants, prices, parameters and stock missing from it are removed. Listings are refreshed by jobs.
 */
export async function writeProducts(
  db: Transaction,
  documents: readonly DocumentOf<'product'>[],
  { now, asOf, parts }: WriteSettings,
): Promise<void> {
  const variants = documents.flatMap((document) => document.variants);
  const productIdByVariantId = new Map(
    documents.flatMap(({ id, variants: productVariants }) => productVariants.map((entry) => [entry.id, id])),
  );
  const changed = new Set<string>();
  const changedVariants: string[] = [];
  if (parts !== 'stock alone') {
    for (const id of await writeProductRows(db, documents, now)) changed.add(id);
    for (const id of await writeVariants(db, documents)) changed.add(id);
    for (const id of await writeParameters(db, documents)) changed.add(id);
    changedVariants.push(...(await writePrices(db, variants, now)), ...(await deleteMissingPrices(db, variants)));
  }
  if (parts !== 'all but stock') changedVariants.push(...(await writeProductStock(db, documents, asOf)));
  for (const id of changedVariants) changed.add(productIdByVariantId.get(id) ?? '');
  await enqueueJobs(db, 'product-listings', [...changed]);
}

/** A product without a creation date gets the time of its first import. */
async function writeProductRows(db: Transaction, documents: readonly ProductDocument[], now: Date): Promise<string[]> {
  const taxClassOf = await findTaxClasses(db, now);
  const isDated = ({ createdAt }: ProductDocument) => createdAt !== undefined;
  const rowsOf = (products: readonly ProductDocument[]) =>
    products.map((document) => toProductRow(document, taxClassOf(document), now));
  const codes = documents.map(({ id, catalogCode }) => ({ id, value: catalogCode }));
  await freeValues(db, product, product.catalogCode, codes);
  const dated = await upsert(db, product, rowsOf(documents.filter(isDated)), ['id']);
  const undated = await upsert(
    db,
    product,
    rowsOf(documents.filter((document) => !isDated(document))),
    ['id'],
    ['createdAt'],
  );
  return [...dated, ...undated].map(({ id }) => String(id));
}

/** @throws InvalidDocument for a rate that no class has */
async function findTaxClasses(db: Transaction, now: Date) {
  const { taxes, taxSettings } = await readTaxData(db);
  const { day } = wallClock(now);
  const rates = taxClasses.map((taxClass) => ({ taxClass, rate: taxes.rateIn(taxSettings.taxCountry, taxClass, day) }));
  return ({ taxClass, vatRate }: ProductDocument): TaxClass => {
    if (taxClass !== undefined || vatRate === undefined) return taxClass ?? 'standard';
    const found = rates.find(({ rate }) => rate === vatRate);
    if (found !== undefined) return found.taxClass;
    const known = [...new Set(rates.flatMap(({ rate }) => rate ?? []))].sort((a, b) => a - b).join(', ');
    throw new InvalidDocument(
      `vatRate: no class has ${vatRate} % in ${taxSettings.taxCountry}, expected one of ${known}`,
    );
  };
}

function toProductRow(document: ProductDocument, taxClass: TaxClass, now: Date): typeof product.$inferInsert {
  const [defaultVariant] = document.variants;
  const { type: _, variants: _variants, parameters: _parameters, asOf: _asOf, vatRate: _rate, ...rest } = document;
  const { images, createdAt, ...row } = rest;
  return {
    ...row,
    taxClass,
    fullname: document.fullname ?? document.name,
    brandId: document.brandId ?? null,
    perex: document.perex ?? null,
    description: document.description ?? null,
    endText: document.endText ?? null,
    mainImage: images[0] ?? null,
    images,
    hoverImageKey: document.hoverImageKey ?? null,
    video: document.video ?? null,
    defaultVariantId: defaultVariant?.id ?? '',
    createdAt: createdAt === undefined ? now : new Date(createdAt),
    ...productSearchText(document),
  };
}

/** @returns products with a changed or removed variant */
async function writeVariants(db: Transaction, documents: readonly ProductDocument[]): Promise<string[]> {
  const rows = documents.flatMap((document) =>
    document.variants.map((entry, position) => toVariantRow(entry, document.id, position)),
  );
  const productIds = documents.map(({ id }) => id);
  const removed = await db
    .select({ id: variant.id, productId: variant.productId })
    .from(variant)
    .where(
      and(
        inArray(variant.productId, productIds),
        notInArray(
          variant.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  if (removed.length > 0) {
    const removedIds = removed.map(({ id }) => id);
    // Their stock rows are deleted with them, so all stock rows of the batch are locked in one order.
    await lockStock(db, [...removedIds, ...rows.map(({ id }) => id)]);
    await db.delete(variant).where(inArray(variant.id, removedIds));
  }
  const codes = rows.map(({ id, catalogCode }) => ({ id, value: catalogCode }));
  await freeValues(db, variant, variant.catalogCode, codes);
  const written = new Set((await upsert(db, variant, rows, ['id'])).map(({ id }) => String(id)));
  const changed = rows.filter(({ id }) => written.has(id));
  return [...removed, ...changed].map(({ productId }) => productId);
}

function toVariantRow(entry: VariantDocument, productId: string, position: number): typeof variant.$inferInsert {
  const { parameters: _parameters, prices: _prices, stock: _stock, measure, storageDates, ...row } = entry;
  return {
    ...row,
    productId,
    position,
    ean: entry.ean ?? null,
    mainImage: entry.mainImage ?? null,
    amountMax: entry.amountMax ?? null,
    credits: entry.credits ?? null,
    measureAmount: measure?.amount ?? null,
    measureUnit: measure?.unit ?? null,
    storageDates: storageDates.map(({ date, amount }) => ({
      date_of_storage: date,
      amount,
      embeddedUuid: `${entry.id}-${date}`,
    })),
  };
}

/** @returns products with a changed or removed parameter */
async function writeParameters(db: Transaction, documents: readonly ProductDocument[]): Promise<string[]> {
  const ids = documents.map(({ id }) => id);
  const rows = documents.flatMap((document) => [
    ...toParameterRows(document.parameters, document.id, ''),
    ...document.variants.flatMap((entry) => toParameterRows(entry.parameters, document.id, entry.id)),
  ]);
  const key = ['productId', 'variantId', 'parameterId', 'valueId'] as const;
  const deleted = await deleteMissing(db, productParameter, rows, key, inArray(productParameter.productId, ids));
  const written = await upsert(db, productParameter, rows, key);
  return [...deleted, ...written].map(({ productId }) => String(productId));
}

function toParameterRows(
  parameters: ProductDocument['parameters'],
  productId: string,
  variantId: string,
): (typeof productParameter.$inferInsert)[] {
  return Object.entries(parameters).flatMap<typeof productParameter.$inferInsert>(([parameterId, given]) =>
    typeof given === 'number'
      ? [{ productId, variantId, parameterId, valueId: '', number: given }]
      : given.map((valueId) => ({ productId, variantId, parameterId, valueId, number: null })),
  );
}

/** @returns variants whose stock changed */
async function writeProductStock(
  db: Transaction,
  documents: readonly ProductDocument[],
  asOf: Date,
): Promise<string[]> {
  const counted = documents.flatMap((document) =>
    document.variants.flatMap((entry) =>
      Object.entries(entry.stock).map(([warehouseId, amount]) => ({
        variantId: entry.id,
        warehouseId,
        amount,
        asOf: document.asOf === undefined ? asOf : new Date(document.asOf),
      })),
    ),
  );
  const variantIds = documents.flatMap((document) => document.variants.map(({ id }) => id));
  return writeStock(db, variantIds, counted, true);
}
