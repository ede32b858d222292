import { writeFile } from 'node:fs/promises';
import { runBackendProgram } from '@vyloha/e2e-fixtures/staff-command';
import { expect, test } from '@vyloha/e2e-fixtures/test';

/** The contract's response to a product, as far as it is read. */
interface Found {
  entities: {
    breadcrumbs: { path: string }[];
    variants: { id: string; prices: { unitWithTax: number } }[];
  }[];
}

/** A page that nobody says has changed is taken from memory for 15 seconds, and once more after that. */
const beforeTheyAreChecked = 10_000;
const slug = 'opuncie-drobnoostna';

async function findProduct() {
  const headers = { 'X-Currency': 'CZK', 'X-Locale': 'cs' };
  const response = await fetch(`${process.env['E2E_BACKEND_URL']}/cms/catalog/product?slugs=${slug}`, { headers });
  const [product] = ((await response.json()) as Found).entities;
  const [variant] = product?.variants ?? [];
  if (product === undefined || variant === undefined) throw new Error(`The demo shop has no ${slug}`);
  return { category: `/${product.breadcrumbs.at(-1)?.path}`, id: variant.id, price: variant.prices.unitWithTax };
}

const shown = (price: number) => `${price}\u00a0Kč`;

test('a price that was changed is on every kept page at once', async ({ baseURL }, testInfo) => {
  const { category, id, price } = await findProduct();
  const paths = [`/produkt/${slug}`, category, '/hledat?q=opuncie'];
  const readAll = () => Promise.all(paths.map(async (path) => (await fetch(`${baseURL}${path}`)).text()));

  async function setPrice(changed: number): Promise<void> {
    const file = testInfo.outputPath('changes.jsonl');
    await writeFile(file, JSON.stringify({ variantId: id, prices: [{ currency: 'CZK', price: changed }] }));
    await runBackendProgram('prices-and-stock', file);
  }

  // Twice, so that the second ones are from memory.
  await readAll();
  for (const page of await readAll()) expect(page).toContain(shown(price));
  for (const next of [price + 3, price]) {
    await setPrice(next);
    const isShown = async () => (await readAll()).every((page) => page.includes(shown(next)));
    await expect.poll(isShown, { timeout: beforeTheyAreChecked }).toBe(true);
  }
});
