import { metresParameterId } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '@vyloha/backend-kernel';
import { shopFixture } from '../../../testing/fixture-shop';
import * as schema from '../../../testing/tables';
import {
  branchId,
  brandIds,
  categoryTree,
  colors,
  currencyCodes,
  groupsOfCategory,
  hiddenTag,
  sizes,
  virtualRules,
  visibleTags,
  type ModelProduct,
} from './random-catalogue';

const translated = (text: string) => ({ cs: text, sk: text });
const toNamedRow = (id: string) => ({ id, title: translated(id), slug: translated(id) });

/** Inserts currencies, written in the same way. */
export async function insertCurrencies(db: Database, codes: readonly string[]): Promise<void> {
  const format = { symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' };
  await db
    .insert(schema.currency)
    .values(codes.map((code) => ({ code, name: translated(code), symbol: code, ...format })));
}

/** A branch with a warehouse of its own. */
async function insertBranch(db: Database): Promise<void> {
  const address = {
    street: 'Ulice',
    houseNumber: '1',
    city: 'Praha',
    postcode: '18600',
    countryCode: 'CZ',
    region: 'praha',
  };
  const contact = { phone: '+420 800 000 000', email: 'pobocka@example.com', latitude: 50, longitude: 14 };
  const names = { slug: translated(branchId), name: translated(branchId), remoteId: branchId };
  await db
    .insert(schema.branch)
    .values({ id: branchId, ...names, ...address, ...contact, openingHours: [], warehouseId: 'w-branch' });
}

/** Inserts the fixed reference data that products refer to. */
export async function insertReferenceData(db: Database): Promise<void> {
  await insertCurrencies(db, currencyCodes);
  await db.insert(schema.setting).values(shopFixture.settings.filter(({ name }) => name === 'contact'));
  const categories = Object.entries(categoryTree).map(([id, pathIds]) => ({
    ...toNamedRow(id),
    path: translated(pathIds.join('/')),
    parentId: pathIds.at(-2) ?? null,
    ancestorIds: pathIds.slice(0, -1),
    visibleToGroups: [...(groupsOfCategory[id] ?? [])],
  }));
  await db.insert(schema.category).values(categories);
  await db
    .insert(schema.virtualCategory)
    .values(
      Object.entries(virtualRules).map(([id, rule]) => ({ id, title: translated(id), path: translated(id), rule })),
    );
  await db.insert(schema.brand).values(brandIds.map((id) => ({ id, title: id, link: id })));
  await db
    .insert(schema.tag)
    .values([
      ...visibleTags.map((id) => ({ id, text: translated(id), color: '#ffffff' })),
      { id: hiddenTag, text: translated(hiddenTag), color: '#ffffff', visibleInCatalog: false },
    ]);
  await db.insert(schema.parameter).values([
    { ...toNamedRow('par-color'), type: 'color' },
    { ...toNamedRow('par-size'), type: 'size' },
    { ...toNamedRow('par-length'), type: 'number' },
    { ...toNamedRow(metresParameterId), type: 'number' },
  ]);
  await db
    .insert(schema.parameterValue)
    .values([
      ...colors.map((id) => ({ ...toNamedRow(id), parameterId: 'par-color' })),
      ...sizes.map((id) => ({ ...toNamedRow(id), parameterId: 'par-size' })),
    ]);
  await db.insert(schema.warehouse).values([
    { id: 'w-1', name: 'w-1' },
    { id: 'w-branch', name: 'w-branch' },
    { id: 'w-virtual', name: 'w-virtual', virtual: true },
  ]);
  await insertBranch(db);
}

const toPriceRow = ({
  amount,
  reduction,
  ...key
}: Record<'currency' | 'priceList' | 'variantId', string> & { amount: number; reduction: number }) => ({
  ...key,
  unitMinor: amount * 100,
  originalMinor: reduction === 0 ? null : (amount + reduction) * 100,
});

function rowsOf({
  id,
  variants,
  metres,
  price,
  businessPrice,
  euroPrice,
  colors: productColors,
  addedDay,
  vatRate,
  ...product
}: ModelProduct) {
  const parts = variants.map((variant, position) => ({ ...variant, id: `${id}-v${position}`, position }));
  const code = (of: string) => ({ catalogCode: of, marketingCode: of });
  const lists = [
    { currency: 'CZK', priceList: 'b2c', amount: price },
    { currency: 'CZK', priceList: 'b2b', amount: businessPrice },
    { currency: 'EUR', priceList: 'b2c', amount: euroPrice },
  ];
  return {
    product: {
      id,
      ...product,
      taxClass: vatRate === 21 ? 'standard' : 'reduced',
      createdAt: new Date(Date.UTC(2026, 0, 1 + addedDay)),
      ...code(id),
      name: translated(id),
      fullname: translated(id),
      slug: translated(id),
      defaultVariantId: `${id}-v0`,
    },
    variants: parts.map(({ checkStock, amountMin, position, id: partId }) => ({
      id: partId,
      productId: id,
      position,
      checkStock,
      amountMin,
      ...code(partId),
      name: translated(partId),
      fullname: translated(partId),
    })),
    stock: parts.flatMap(({ id: partId, stock, isAtBranch, virtualStock }) => [
      { variantId: partId, warehouseId: isAtBranch ? 'w-branch' : 'w-1', amount: stock },
      { variantId: partId, warehouseId: 'w-virtual', amount: virtualStock },
    ]),
    prices: parts.flatMap(({ id: variantId, surcharge, reduction }) =>
      lists.flatMap(({ amount, ...list }) =>
        amount === null ? [] : [toPriceRow({ ...list, variantId, amount: amount + surcharge, reduction })],
      ),
    ),
    parameters: [
      ...(metres === null ? [] : [{ productId: id, parameterId: metresParameterId, number: metres }]),
      ...productColors.map((valueId) => ({ productId: id, parameterId: 'par-color', valueId })),
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
