import { and, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { product, productParameter, stock, variant } from '../../database/schema';
import type { DocumentOf } from '../documents/import-document';
import type { ProductDocument, VariantDocument } from '../documents/product-document';
import { productSearchText } from '../product-search-text';
import { upsert } from '../upsert';
import { writePrices } from './write-prices';

/**
 * Writes products with everything that is theirs. A document is the whole truth about its product: variants, prices,
 * parameters and stock it does not name are removed.
 */
export async function writeProducts(
  db: Transaction,
  documents: readonly DocumentOf<'product'>[],
  now: Date,
): Promise<void> {
  await upsert(
    db,
    product,
    documents.map((document) => toProductRow(document, now)),
    ['id'],
  );
  await writeVariants(db, documents);
  await writePrices(db, documents, now);
  await replaceParameters(db, documents);
  await replaceStock(db, documents);
}

function toProductRow(document: ProductDocument, now: Date): typeof product.$inferInsert {
  const [defaultVariant] = document.variants;
  const { type: _, variants: _variants, parameters: _parameters, images, createdAt, ...row } = document;
  return {
    ...row,
    fullname: document.fullname ?? document.name,
    brandId: document.brandId ?? null,
    perex: document.perex ?? null,
    description: document.description ?? null,
    endText: document.endText ?? null,
    mainImage: images[0] ?? null,
    images,
    hoverImageKey: document.hoverImageKey ?? null,
    defaultVariantId: defaultVariant?.id ?? '',
    createdAt: createdAt === undefined ? now : new Date(createdAt),
    ...productSearchText(document),
  };
}

async function writeVariants(db: Transaction, documents: readonly ProductDocument[]): Promise<void> {
  const rows = documents.flatMap((document) =>
    document.variants.map((entry, position) => toVariantRow(entry, document.id, position)),
  );
  const kept = and(
    inArray(
      variant.productId,
      documents.map(({ id }) => id),
    ),
    notInArray(
      variant.id,
      rows.map(({ id }) => id),
    ),
  );
  await db.delete(variant).where(kept);
  await upsert(db, variant, rows, ['id']);
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

async function replaceParameters(db: Transaction, documents: readonly ProductDocument[]): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await db.delete(productParameter).where(inArray(productParameter.productId, ids));
  const rows = documents.flatMap((document) => [
    ...toParameterRows(document.parameters, document.id, ''),
    ...document.variants.flatMap((entry) => toParameterRows(entry.parameters, document.id, entry.id)),
  ]);
  await upsert(db, productParameter, rows, ['productId', 'variantId', 'parameterId', 'valueId']);
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

async function replaceStock(db: Transaction, documents: readonly ProductDocument[]): Promise<void> {
  const variants = documents.flatMap((document) => document.variants);
  const ids = variants.map(({ id }) => id);
  await db.delete(stock).where(inArray(stock.variantId, ids));
  const rows = variants.flatMap((entry) =>
    Object.entries(entry.stock).map(([warehouseId, amount]) => ({ variantId: entry.id, warehouseId, amount })),
  );
  await upsert(db, stock, rows, ['variantId', 'warehouseId']);
}
