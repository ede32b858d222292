import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importShop } from '@vyloha/backend-import/testing';
import { createCategoryDocument, createProductDocument, baseShopDocuments } from '../import/testing/documents';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { oneTestDatabase } from '../testing/test-databases';
import { unaccent } from '@vyloha/backend-catalog/testing';
import { czechWords, slovakWords } from './testing/inflected-words';

const inflectedWords = [...czechWords, ...slovakWords];

const products = inflectedWords.map(([name], index) => {
  const product = createProductDocument(`p-zbozi-${index}`);
  const fullname = { cs: `Zelená ${name} Flexi`, sk: `Zelená ${name} Flexi` };
  const variants = product.variants.map((variant, place) => ({
    ...variant,
    fullname,
    ean: `85900${String(index).padStart(5, '0')}${place}17`,
  }));
  return { ...product, name: fullname, variants };
});
const forms = products.flatMap(({ id }, index) => (inflectedWords[index] ?? []).map((form) => ({ id, form })));
const codes = products.flatMap(({ id, catalogCode, marketingCode, variants }) =>
  [
    catalogCode,
    marketingCode,
    ...variants.flatMap((variant) => [variant.catalogCode, variant.marketingCode, variant.ean]),
  ].map((code) => ({ id, code })),
);

describe.each(oneTestDatabase(import.meta.url))('every term and code on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open(), fixture: false });
    await importShop(shop.db, [...baseShopDocuments, createCategoryDocument('c-hadice'), ...products]);
  });

  afterAll(() => shop.close());

  async function find(query: string): Promise<string[]> {
    const scope = Buffer.from(JSON.stringify({ query, facets: false })).toString('base64url');
    const visitor = `10.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}.1`;
    const headers = { 'x-forwarded-for': visitor };
    const { json } = await shop.call('GET', `/cms/api/catalog/v2/state?scope=${scope}`, { headers });
    return (json as { productIds: string[] }).productIds;
  }

  it('finds its products in any form and letter case', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...forms), fc.boolean(), async ({ id, form }, isLoud) => {
        expect(await find(isLoud ? form.toUpperCase() : form)).toContain(id);
      }),
      { numRuns: 200 },
    );
  });

  it('finds the same without diacritics', async () => {
    const words = fc.subarray([...forms.map(({ form }) => form), 'zelená'], { minLength: 1, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(words, async (chosen) => {
        const query = chosen.join(' ');
        expect(await find(unaccent(query))).toEqual(await find(query));
      }),
      { numRuns: 40 },
    );
  });

  it('lists a product with that code first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...codes), fc.boolean(), async ({ id, code }, isQuiet) => {
        expect((await find(isQuiet ? code.toLowerCase() : code))[0]).toBe(id);
      }),
      { numRuns: 60 },
    );
  });
});
