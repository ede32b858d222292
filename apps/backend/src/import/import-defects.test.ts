import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportDocument } from '@vyloha/import-documents';
import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '../testing/test-databases';
import { ImportError } from '@vyloha/backend-kernel';
import { importShop } from '@vyloha/backend-import/testing';
import { readLines } from '@vyloha/backend-import';
import { baseShopDocuments, createCategoryDocument, createProductDocument } from './testing/documents';

type Loose = Record<string, unknown>;

/** Stands before each import, which changes it. */
const standing: readonly ImportDocument[] = [
  ...baseShopDocuments,
  createCategoryDocument('c-zahrada'),
  createCategoryDocument('c-hadice', 'c-zahrada'),
  createProductDocument('p-stara'),
];
const names = ['p-prvni', 'p-druha', 'p-treti', 'p-ctvrta'] as const;
const documents: readonly ImportDocument[] = [
  { type: 'brand', id: 'b-nova', title: 'Nová', link: 'nova' },
  createCategoryDocument('c-sudy', 'c-zahrada'),
  ...names.map((id) => createProductDocument(id, { crowns: 321 })),
];
const last = names.length + 2;
const titles = { cs: 'Jiná', sk: 'Iná' };
const variantOf = (product: Loose, changes: Loose): Loose => {
  const [first, ...others] = product['variants'] as Loose[];
  return { ...product, variants: [{ ...first, ...changes }, ...others] };
};

interface Defect {
  name: string;
  /** The line, from 1 on, at which the shop is broken. */
  line: number;
  lines: (string | Buffer)[];
}

const toLines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row));
/** Puts another document in place of one of the products. */
const spoiled = (name: string, at: number, change: (product: Loose) => unknown): Defect => {
  const index = documents.length - names.length + at;
  const rows = documents.map((document, position) => (position === index ? change({ ...document }) : document));
  return { name, line: index + 1, lines: toLines(rows) };
};
const added = (name: string, ...rows: unknown[]): Defect => ({
  name,
  line: last + rows.length,
  lines: toLines([...documents, ...rows]),
});

const anyProduct = fc.nat(names.length - 1);
const tooBig = fc.constantFrom(2 ** 31, 3e9, 1e15, -1, 0.5);
const unknownId = fc.constantFrom('x-neni', 'x-nikdy');
const another = (id: string) => createProductDocument(id, { crowns: 5 });

/** Every kind of defect of which an import died, or which it took. */
const defect: fc.Arbitrary<Defect> = fc.oneof(
  fc
    .tuple(anyProduct, tooBig)
    .map(([at, amount]) => spoiled('stock', at, (one) => variantOf(one, { stock: { 'w-praha': amount } }))),
  fc
    .tuple(anyProduct, fc.constantFrom(30_000_000, -1, 1.005, 1e300))
    .map(([at, price]) => spoiled('price', at, (one) => variantOf(one, { prices: [{ currency: 'CZK', price }] }))),
  anyProduct.map((at) =>
    spoiled('one currency twice', at, (one) =>
      variantOf(one, { prices: [1, 2].map((price) => ({ currency: 'CZK', price })) }),
    ),
  ),
  fc
    .tuple(anyProduct, fc.constantFrom('amountMin', 'amountStep', 'delayDays', 'credits'), fc.constantFrom(2 ** 31, -1))
    .map(([at, field, value]) => spoiled(field, at, (one) => variantOf(one, { [field]: value }))),
  anyProduct.map((at) =>
    spoiled('limits of amounts', at, (one) =>
      variantOf(one, { amountMin: 3, amountMax: 5, amountStep: 4 + at * 10 + 2 }),
    ),
  ),
  fc
    .tuple(
      anyProduct,
      fc.constantFrom(
        'categoryId',
        'brandId',
        'hoverImageKey',
        'tagIds',
        'relatedIds',
        'giftVariantIds',
        'freeShipperIds',
      ),
      unknownId,
    )
    .map(([at, field, id]) => spoiled(field, at, (one) => ({ ...one, [field]: field.endsWith('Ids') ? [id] : id }))),
  fc
    .tuple(anyProduct, unknownId)
    .map(([at, id]) => spoiled('warehouse', at, (one) => variantOf(one, { stock: { [id]: 1 } }))),
  anyProduct.map((at) => spoiled('currency', at, (one) => variantOf(one, { prices: [{ currency: 'XXX', price: 1 }] }))),
  fc
    .tuple(anyProduct, fc.constantFrom('a\0b', '\ud800', 'x'.repeat(30_000)))
    .map(([at, text]) => spoiled('text', at, (one) => ({ ...one, name: { cs: text, sk: text } }))),
  fc
    .tuple(anyProduct, fc.integer({ min: 201, max: 4000 }))
    .map(([at, length]) => spoiled('code', at, (one) => ({ ...one, catalogCode: 'K'.repeat(length) }))),
  anyProduct.map((at) => spoiled('code of another', at, (one) => ({ ...one, catalogCode: 'ZV-p-stara' }))),
  anyProduct.map((at) =>
    spoiled('variant code of another', at, (one) => variantOf(one, { catalogCode: 'ZV-p-stara-10' })),
  ),
  anyProduct.map((at) => spoiled('variant of another', at, (one) => variantOf(one, { id: 'v-stara-10' }))),
  anyProduct.map((at) =>
    spoiled('address of another', at, (one) => ({ ...one, slug: { cs: 'stara', sk: `jina-${at}` } })),
  ),
  anyProduct.map((at) =>
    spoiled('history', at, (one) =>
      variantOf(one, {
        prices: [
          {
            currency: 'CZK',
            price: 1,
            history: [1, 2].map((price) => ({ price, from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' })),
          },
        ],
      }),
    ),
  ),
  anyProduct.map((at) => spoiled('day', at, (one) => ({ ...one, createdAt: '2026-02-30T10:00:00Z' }))),
  fc.constant(added('product twice', another('p-prvni'))),
  fc.constant(added('address twice', { ...another('p-pata'), slug: { cs: 'prvni', sk: 'prvni' } })),
  fc
    .constantFrom('nova', 'rosa', 'kosik', 'zahrada', 'zahrada/hadice', 'uzivatel/cokoli', 'Nova', 'nova/')
    .map((link) => added(`brand at ${link}`, { type: 'brand', id: 'b-druha', title: 'NOVÁ', link })),
  fc.constantFrom('kosik', 'zahrada', 'rosa', 'hledat').map((path) =>
    added(`virtual category at ${path}`, {
      type: 'virtual_category',
      id: 'vc-jina',
      title: titles,
      rule: { tags: ['t-novinka'] },
      path: { cs: path, sk: path },
    }),
  ),
  fc.constant(added('circle', { ...createCategoryDocument('c-zahrada', 'c-hadice') })),
  fc.constant(added('category under itself', { ...createCategoryDocument('c-zahrada', 'c-zahrada') })),
  fc.constant(added('route of the shop', { ...createCategoryDocument('c-kosik') })),
  fc.constant(
    added('sibling of the same name', {
      ...createCategoryDocument('c-sudy-2', 'c-zahrada'),
      slug: { cs: 'sudy', sk: 'sudy' },
    }),
  ),
  fc.constant(added('currency twice', ...[1, 2].map(() => ({ ...baseShopDocuments[0] })))),
  fc.constant(
    added('menu item twice', {
      type: 'menu',
      code: 'hlavni',
      title: titles,
      items: [1, 2].map(() => ({ id: 'mi-a', title: titles })),
    }),
  ),
  fc
    .tuple(
      fc.integer({ min: 0, max: last }),
      fc.constantFrom<string | Buffer>('{', 'null', '[', Buffer.from('{"a":"\xe1"}', 'latin1')),
    )
    .map(([at, line]) => ({
      name: 'no document',
      line: at + 1,
      lines: [...toLines(documents.slice(0, at)), line, ...toLines(documents.slice(at))],
    })),
);

describe.each(oneTestDatabase(import.meta.url))('an import with a defect on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let folder: string;
  /** Every row of every table. */
  let allRows: SQL;

  beforeAll(async () => {
    opened = await open();
    const { rows } = await opened.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const tables = rows.map(
      ({ name }) => sql`select ${name}::text as name, t::text as row from ${sql.identifier(name)} t`,
    );
    allRows = sql`${sql.join(tables, sql` union all `)} order by name, row`;
    folder = await mkdtemp(join(tmpdir(), 'defects-'));
    await importShop(opened.db, standing);
  });
  afterAll(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  const snapshot = async () => JSON.stringify((await opened.db.execute(allRows)).rows);

  async function importLines(lines: readonly (string | Buffer)[]): Promise<readonly string[]> {
    const path = join(folder, 'shop.jsonl');
    await writeFile(path, Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])));
    try {
      await importShop(opened.db, () => readLines(path), { placeWord: 'line' });
      return [];
    } catch (error) {
      if (error instanceof ImportError) return error.problems;
      throw error;
    }
  }

  it('is refused with its line, and the shop stays as it was', async () => {
    const before = await snapshot();
    await fc.assert(
      fc.asyncProperty(defect, fc.boolean(), async ({ name, line, lines }, hasEmptyLine) => {
        const problems = await importLines(hasEmptyLine ? ['\uFEFF', ...lines] : lines);
        const place = `line ${hasEmptyLine ? line + 1 : line}`;
        expect(problems, name).not.toEqual([]);
        expect(
          problems.filter((problem) => !new RegExp(`^${place}\\b`).test(problem)),
          name,
        ).toEqual([]);
        expect(await snapshot(), name).toBe(before);
      }),
      { numRuns: 80 },
    );
  }, 120_000);

  it('leaves nothing behind when only the database refuses it, and names the document', async () => {
    const before = await snapshot();
    const refuses = async (condition: string) =>
      opened.db.execute(sql.raw(`alter table variant add constraint refused check (${condition}) not valid`));
    await refuses(`catalog_code <> 'ZV-p-treti-20'`);
    try {
      expect(await importLines(toLines(documents))).toEqual([
        expect.stringMatching(/^line 5 \(product p-treti\): the database refuses it: .*"refused"/),
      ]);
    } finally {
      await opened.db.execute(sql.raw('alter table variant drop constraint refused'));
    }
    expect(await snapshot()).toBe(before);
  });

  it('is none when products pass their codes and addresses on to each other', async () => {
    const [first, second] = [createProductDocument('p-a'), createProductDocument('p-b')];
    await importShop(opened.db, [first, second]);
    const swapped = [
      { ...first, catalogCode: second.catalogCode, slug: second.slug },
      { ...second, catalogCode: first.catalogCode, slug: first.slug },
    ];
    await importShop(opened.db, swapped);
    const { rows } = await opened.db.execute(
      sql`select catalog_code as code, slug ->> 'cs' as slug from product where id in ('p-a', 'p-b') order by id`,
    );
    expect(rows).toEqual([
      { code: 'ZV-p-b', slug: 'b' },
      { code: 'ZV-p-a', slug: 'a' },
    ]);
  });
});
