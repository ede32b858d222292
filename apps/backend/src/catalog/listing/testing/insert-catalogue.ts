import { metresParameterId } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database';
import * as schema from '../../../database/schema';
import {
  brandIds,
  categoryTree,
  colors,
  groupsOfCategory,
  hiddenTag,
  sizes,
  virtualRules,
  visibleTags,
  type ModelProduct,
} from './random-catalogue';

const both = (text: string) => ({ cs: text, sk: text });
const named = (id: string) => ({ id, title: both(id), slug: both(id) });

/** Everything around the products that stays the same. */
export async function insertSurroundings(db: Database): Promise<void> {
  const categories = Object.entries(categoryTree).map(([id, line]) => ({
    ...named(id),
    path: both(line.join('/')),
    parentId: line.at(-2) ?? null,
    ancestorIds: line.slice(0, -1),
    visibleToGroups: [...(groupsOfCategory[id] ?? [])],
  }));
  await db.insert(schema.category).values(categories);
  await db
    .insert(schema.virtualCategory)
    .values(Object.entries(virtualRules).map(([id, rule]) => ({ id, title: both(id), path: both(id), rule })));
  await db.insert(schema.brand).values(brandIds.map((id) => ({ id, title: id, link: id })));
  await db
    .insert(schema.tag)
    .values([
      ...visibleTags.map((id) => ({ id, text: both(id), color: '#ffffff' })),
      { id: hiddenTag, text: both(hiddenTag), color: '#ffffff', visibleInCatalog: false },
    ]);
  await db.insert(schema.parameter).values([
    { ...named('par-color'), type: 'color' },
    { ...named('par-size'), type: 'size' },
    { ...named('par-length'), type: 'number' },
    { ...named(metresParameterId), type: 'number' },
  ]);
  await db
    .insert(schema.parameterValue)
    .values([
      ...colors.map((id) => ({ ...named(id), parameterId: 'par-color' })),
      ...sizes.map((id) => ({ ...named(id), parameterId: 'par-size' })),
    ]);
  await db.insert(schema.warehouse).values([
    { id: 'w-1', name: 'w-1' },
    { id: 'w-virtual', name: 'w-virtual', virtual: true },
  ]);
}

function rowsOf({ id, variants, metres, price, businessPrice, euroPrice, colors: own, ...product }: ModelProduct) {
  const parts = variants.map((variant, position) => ({ ...variant, id: `${id}-v${position}`, position }));
  const code = (of: string) => ({ catalogCode: of, marketingCode: of });
  const variantId = `${id}-v0`;
  const priced = { currency: 'CZK', variantId };
  return {
    product: {
      id,
      ...product,
      ...code(id),
      name: both(id),
      fullname: both(id),
      slug: both(id),
      defaultVariantId: `${id}-v0`,
      searchWords: [...own, ...product.tagIds].join(' '),
    },
    variants: parts.map(({ checkStock, position, id: partId }) => ({
      id: partId,
      productId: id,
      position,
      checkStock,
      ...code(partId),
      name: both(partId),
      fullname: both(partId),
    })),
    stock: parts.flatMap(({ id: partId, stock, virtualStock }) => [
      { variantId: partId, warehouseId: 'w-1', amount: stock },
      { variantId: partId, warehouseId: 'w-virtual', amount: virtualStock },
    ]),
    prices: [
      ...(price === null ? [] : [{ ...priced, priceList: 'b2c', unitMinor: price * 100 }]),
      ...(businessPrice === null ? [] : [{ ...priced, priceList: 'b2b', unitMinor: businessPrice * 100 }]),
      ...(euroPrice === null ? [] : [{ currency: 'EUR', variantId, priceList: 'b2c', unitMinor: euroPrice * 100 }]),
    ],
    parameters: [
      ...(metres === null ? [] : [{ productId: id, parameterId: metresParameterId, number: metres }]),
      ...own.map((valueId) => ({ productId: id, parameterId: 'par-color', valueId })),
      ...parts.flatMap(({ id: partId, sizes: ownSizes, length }) => [
        ...ownSizes.map((valueId) => ({ productId: id, variantId: partId, parameterId: 'par-size', valueId })),
        ...(length === null ? [] : [{ productId: id, variantId: partId, parameterId: 'par-length', number: length }]),
      ]),
    ],
  };
}

async function insertAll(db: Database, table: Parameters<Database['insert']>[0], rows: Record<string, unknown>[]) {
  if (rows.length > 0) await db.insert(table).values(rows);
}

/** Replaces all products. */
export async function insertProducts(db: Database, products: readonly ModelProduct[]): Promise<void> {
  await db.execute(sql`truncate ${schema.product} cascade`);
  const rows = products.map(rowsOf);
  await insertAll(
    db,
    schema.product,
    rows.map(({ product }) => product),
  );
  await insertAll(
    db,
    schema.variant,
    rows.flatMap(({ variants }) => variants),
  );
  await insertAll(
    db,
    schema.stock,
    rows.flatMap(({ stock }) => stock),
  );
  await insertAll(
    db,
    schema.price,
    rows.flatMap(({ prices }) => prices),
  );
  await insertAll(
    db,
    schema.productParameter,
    rows.flatMap(({ parameters }) => parameters),
  );
}
