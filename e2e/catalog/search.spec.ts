import { expect, test } from '@vyloha/e2e-fixtures/test';

interface Variant {
  id: string;
  availability: { stock: number };
}

interface Product {
  variants: Variant[];
}

const product = 'main a[href^="/produkt/"]';
/** Invalid pages of `?q=zahrada`, their status, and the redirect target. */
const invalidPages = [
  ['&druh=kategorie&p=99', 404, null],
  ['&druh=kategorie&p=1', 301, '/hledat?q=zahrada&druh=kategorie'],
  ['&druh=zbozi', 301, '/hledat?q=zahrada'],
] as const;

test('products are found by any form of a word, and a typo is reported', async ({ page }) => {
  for (const query of ['zahradní hadice', 'zahradni hadice', 'ZAHRADNÍCH HADIC', 'zahradní hadici']) {
    await page.goto(`/hledat?q=${encodeURIComponent(query)}`);
    await expect(page.locator(product).first()).toContainText(/hadice/i);
    await expect(page.getByText('jsme nic nenašli')).toBeHidden();
  }
  await page.goto('/hledat?q=zaharadni+hadcie');
  await expect(page.getByText('Ukazujeme výsledky pro „zahradní hadice“.')).toBeVisible();
});

test('an exact code match comes first', async ({ page }) => {
  await page.goto('/hledat?q=zv-10023');
  await page.locator(product).first().click();
  await expect(page.locator('main')).toContainText('Kód: 10023');
});

test('the code of a variant redirects to that variant', async ({ page }) => {
  const backend = process.env['E2E_BACKEND_URL'];
  const found = await page.request.get(`${backend}/cms/search?q=hadice&limit=10`);
  const { entities } = (await found.json()).products;
  const { slug, variants, defaultVariantId } = entities.find((product: Product) => product.variants.length > 1);
  const { id, ean } = variants.find(
    (variant: Variant) => variant.id !== defaultVariantId && variant.availability.stock,
  );
  const address = `/produkt/${slug}?variant_id=${id}`;
  await page.goto(`/hledat?q=${ean}`);
  await expect(page.locator(product).first()).toHaveAttribute('href', address);
  // The first key brings the script of the field, and may come before it.
  await expect(async () => {
    await page.getByRole('search').getByLabel('Hledat v obchodě').press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', address, { timeout: 3_000 });
  }).toPass();
});

test('each kind of results is paginated separately', async ({ page }) => {
  await page.goto('/hledat?q=zahrada');
  await page
    .getByRole('navigation', { name: 'Druhy výsledků' })
    .getByRole('link', { name: /Kategorie: \d\d/ })
    .click();
  await expect(page).toHaveURL('/hledat?q=zahrada&druh=kategorie');
  const names = page.getByRole('navigation', { name: /^Kategorie: \d\d$/ }).getByRole('link');
  await expect(names).toHaveCount(10);
  const first = await names.first().innerText();
  await page.getByRole('link', { name: 'Strana 2' }).click();
  await expect(page).toHaveURL('/hledat?q=zahrada&druh=kategorie&p=2');
  await expect(names.first()).not.toHaveText(first);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: /^Zboží: \d+/ }).click();
  await expect(page.locator(product).first()).toBeVisible();
  for (const [address, status, redirectTo] of invalidPages) {
    const pageResponse = await page.request.get(`/hledat?q=zahrada${address}`, { maxRedirects: 0 });
    expect([pageResponse.status(), pageResponse.headers()['location'] ?? null]).toEqual([status, redirectTo]);
  }
});

test('results are filtered, sorted and paged like a category', async ({ page }) => {
  await page.goto('/hledat?q=hadice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Výsledky hledání: hadice');
  await expect(page.getByText(/^\d+ produkt\S*$/)).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Filtry' });
  const cards = page.getByRole('region', { name: 'Zboží' }).getByRole('article');
  await expect(cards).toHaveCount(21);
  const inStock = panel.getByRole('checkbox', { name: /^Skladem \(/ });
  const label = (await panel.getByText(/^Skladem \(/).textContent()) ?? '';
  const count = Number(/\((\d+)\)/.exec(label)?.[1]);
  await inStock.check();
  await expect(page).toHaveURL('/hledat?q=hadice&skladem=1');
  await expect(page.getByText(new RegExp(`^${count} produkt\\S*$`))).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Kategorie', exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Od nejlevnějšího' }).click();
  await expect(page).toHaveURL('/hledat?q=hadice&skladem=1&razeni=PriceSortASC');
  // The address changes before the links of the page do.
  await expect(page.getByRole('link', { name: 'Od nejlevnějšího' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('list', { name: 'Zvolené filtry' }).getByRole('link', { name: 'Zrušit vše' }).click();
  await expect(page).toHaveURL('/hledat?q=hadice&razeni=PriceSortASC');
  await expect(page.getByRole('list', { name: 'Zvolené filtry' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Nejlepší shoda' }).click();
  await expect(page).toHaveURL('/hledat?q=hadice');
  await expect(page.getByRole('link', { name: 'Nejlepší shoda' })).toHaveAttribute('aria-current', 'true');

  const [firstName, pages] = [(await cards.first().getByRole('heading').textContent()) ?? '', page.url()];
  await page.getByRole('link', { name: 'Načíst další zboží' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(21);
  await page.goto(`${pages}&p=2`);
  await expect(cards.first()).toBeVisible();
  await expect(cards.first().getByRole('heading')).not.toHaveText(firstName);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('filters of results cover the page on a phone, and count before they apply', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hledat?q=hadice');
  const panel = page.locator('#filtry');
  await page.getByRole('link', { name: 'Filtrovat', exact: true }).click();
  const label = (await panel.getByText(/^Skladem \(/).textContent()) ?? '';
  const count = Number(/\((\d+)\)/.exec(label)?.[1]);
  await panel.getByRole('checkbox', { name: /^Skladem \(/ }).check();
  const apply = panel.getByRole('button', { name: /^Zobrazit/ });
  await expect(apply).toHaveText(new RegExp(`^Zobrazit ${count} produkt`));
  await apply.click();
  await expect(page).toHaveURL('/hledat?q=hadice&skladem=1');
  await expect(page.getByText(new RegExp(`^${count} produkt\\S*$`))).toBeVisible();
  await expect(panel).toBeHidden();
});

test('what the shop does not sell is not guessed', async ({ page }) => {
  for (const query of ['hodinky', 'lednička', 'pro']) {
    await page.goto(`/hledat?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('heading', { name: `Pro „${query}“ jsme nic nenašli` })).toBeVisible();
    await expect(page.getByText('Ukazujeme výsledky')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Podívejte se do oddělení' })).toBeVisible();
  }
});

test('an empty result offers links', async ({ page }) => {
  const query = '<i>qwrtzxcvb</i>';
  await page.goto(`/hledat?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
  await expect(page.getByRole('link', { name: 'Zeptat se nás' })).toHaveAttribute('href', '/kontakt');
  await expect(page.locator(product).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Podívejte se do oddělení' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Hledáme');
});

test('a question among the results opens its answer', async ({ page }) => {
  await page.goto('/hledat?q=objednávka+dorazí');
  await page.getByRole('link', { name: 'Kdy objednávka dorazí?' }).click();
  await expect(page).toHaveURL(/\/nejcastejsi-dotazy#/);
  await expect(page.getByText('Co objednáte do 14 hodin')).toBeVisible();
});

test('the end of the suggestions is reachable on a low screen, above the notices', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto('/');
  const field = page.getByRole('search').getByLabel('Hledat v obchodě');
  const last = page.getByRole('option', { name: 'Všechny výsledky pro „hadice“' });
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('hadice');
    await expect(last).toBeAttached({ timeout: 3_000 });
  }).toPass();
  // Suggestions need script; without it the field is submitted as it is.
  await field.press('ArrowUp');
  // The element a touch would hit there.
  const isTopmost = await last.evaluate((line) => {
    const { left, top, width, height } = line.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height - 4);
    return found !== null && line.contains(found);
  });
  expect(isTopmost).toBe(true);
});
