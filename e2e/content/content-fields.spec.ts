import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { objectType } from '@vyloha/e2e-fixtures/content-fields/content-schema';
import { type ContentType, findEntries } from '@vyloha/e2e-fixtures/content-fields/demo-entries';
import { readFieldRecords } from '@vyloha/e2e-fixtures/content-fields/field-records';
import { fieldNames, fieldValues } from '@vyloha/e2e-fixtures/content-fields/field-values';
import { pagesOfEntry } from '@vyloha/e2e-fixtures/content-fields/pages-of-entry';
import { createPageReader, isShown, type ShownPage } from '@vyloha/e2e-fixtures/content-fields/shown-pages';
import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { plainGuest } from '@vyloha/e2e-fixtures/plain-guest';
import { workspaceRoot } from '@vyloha/e2e-fixtures/processes';
import { expect, test } from '@vyloha/e2e-fixtures/test';

/** More of a type are opened only for fields that none of these has. */
const firstEntries = 4;

/** Listings whose first products have parameters, sizes, lists and texts of all kinds. */
const listings = [
  '/zahrada/zahradni-technika/sekacky-na-travu',
  '/zahrada/osiva-a-cibuloviny/semena-zeleniny',
  '/zahrada/osiva-a-cibuloviny/semena-kvetin?f.zivotni-cyklus=trvalka',
  '/dum-a-domacnost/svitidla-a-zarovky/led-zarovky',
  '/dilna/ochranne-pomucky/pracovni-rukavice',
];

/** Categories of all kinds have one page. */
const ownFields = ['store_category', 'parameters'];
const catalogueFields = Object.keys(objectType('FilteredCategory').getFields()).filter(
  (name) => !ownFields.includes(name),
);

function keyOf(type: ContentType, field: string): string {
  if (field.startsWith('block.')) return field;
  const isCatalogue =
    /^(?:Virtual|Filtered)?Category$/.test(type) && catalogueFields.includes(field.split('.')[0] ?? '');
  return `${isCatalogue ? 'CatalogueData' : type}.${field}`;
}

const fieldRecords = readFieldRecords();
const recorded = new Set(fieldRecords.flatMap(({ fields }) => fields));
const isRecorded = (key: string) => recorded.has(key) || recorded.has(key.replace(/^\w+/, '*'));

/** A guest with a product in the cart and an address, so that every step of the checkout can be opened. */
async function aBuyer(origin: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(origin);
  await browser.open('/produkt/zahradni-hadice-zdroj');
  await browser.submit(browser.form('input[name="id"]'));
  await browser.open('/kosik/dodaci-udaje');
  await browser.submit(browser.form('input[name="postcode"]'), plainGuest);
  return browser;
}

async function findProducts(browser: PlainBrowser): Promise<string[]> {
  const products: string[] = [];
  for (const listing of listings) {
    await browser.open(listing);
    products.push(browser.link('main article a[href^="/produkt/"]'));
  }
  return products;
}

test('every field of the content is on a page, or a record says why not', async ({ baseURL }) => {
  test.slow();
  const browser = await aBuyer(baseURL ?? '');
  const read = createPageReader(browser);
  const pages = pagesOfEntry(await findProducts(browser));
  const expected = new Set<string>();
  const shown = new Set<string>();
  const isSettled = (key: string) => shown.has(key) || isRecorded(key);
  for (const type of Object.keys(pages) as ContentType[]) {
    const definition = objectType(type);
    fieldNames(definition).forEach((field) => expected.add(keyOf(type, field)));
    for (const [index, entry] of (await findEntries(type)).entries()) {
      const values = fieldValues(definition, entry).map(({ field, pieces }) => ({ key: keyOf(type, field), pieces }));
      values.forEach(({ key }) => expected.add(key));
      if (index >= firstEntries && values.every(({ key }) => isSettled(key))) continue;
      const opened: ShownPage[] = [];
      for (const path of pages[type](entry)) opened.push(await read(path));
      for (const { key, pieces } of values) {
        const isWhole = pieces.length > 0 && pieces.every((piece) => opened.some((page) => isShown(piece, page)));
        if (isWhole) shown.add(key);
      }
    }
  }
  expect([...expected].filter((key) => !isSettled(key)).toSorted()).toEqual([]);
});

test('records of fields that are on no page are of fields that there are, and name tests that there are', () => {
  const types = Object.keys(pagesOfEntry([])) as ContentType[];
  const keys = types.flatMap((type) => fieldNames(objectType(type)).map((field) => keyOf(type, field)));
  const isKnown = (field: string) =>
    // Blocks have the fields that the entries of the demo shop have.
    field.startsWith('block.') || keys.some((key) => key === field || key.replace(/^\w+/, '*') === field);
  const stale = fieldRecords.filter(({ fields, reason, test: file }) => {
    const isTested = file === null || existsSync(join(workspaceRoot, file));
    return reason === '' || !isTested || !fields.every(isKnown);
  });
  expect(stale).toEqual([]);
});

test('a text page answers at its other path too', async ({ baseURL }) => {
  const browser = new PlainBrowser(baseURL ?? '');
  await browser.open('/kdo-jsme');
  expect([browser.status, browser.url.pathname, browser.text('h1')]).toEqual([200, '/kdo-jsme', 'O Zelené výloze']);
  expect(browser.link('link[rel="canonical"]')).toContain('/stranka/o-nas');
});
