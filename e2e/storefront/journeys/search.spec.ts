import { expect, test } from '../fixtures/test';

interface Variant {
  id: string;
  availability: { stock: number };
}

interface Goods {
  variants: Variant[];
}

const goods = 'main a[href^="/produkt/"]';
/** What is behind `?q=zahrada`, how that is answered, and where it moves to. */
const wrongPages = [
  ['&druh=kategorie&p=99', 404, null],
  ['&druh=kategorie&p=1', 301, '/hledat?q=zahrada&druh=kategorie'],
  ['&druh=zbozi', 301, '/hledat?q=zahrada'],
] as const;

test('whatever the form of a word, its goods are found, and a typing error is told', async ({ page }) => {
  for (const query of ['zahradní hadice', 'zahradni hadice', 'ZAHRADNÍCH HADIC', 'zahradní hadici']) {
    await page.goto(`/hledat?q=${encodeURIComponent(query)}`);
    await expect(page.locator(goods).first()).toContainText(/hadice/i);
    await expect(page.getByText('jsme nic nenašli')).toBeHidden();
  }
  await page.goto('/hledat?q=zaharadni+hadcie');
  await expect(page.getByText('Ukazujeme výsledky pro „zahradní hadice“.')).toBeVisible();
});

test('a code stands first', async ({ page }) => {
  await page.goto('/hledat?q=zv-10023');
  await page.locator(goods).first().click();
  await expect(page.locator('main')).toContainText('Kód: 10023');
});

test('the code of a variant leads to that variant', async ({ page, hasScript }) => {
  const backend = process.env['E2E_BACKEND_URL'];
  const found = await page.request.get(`${backend}/cms/search?q=hadice&limit=10`);
  const { entities } = (await found.json()).products;
  const { slug, variants, defaultVariantId } = entities.find((goods: Goods) => goods.variants.length > 1);
  const { id, ean } = variants.find(
    (variant: Variant) => variant.id !== defaultVariantId && variant.availability.stock,
  );
  const address = `/produkt/${slug}?variant_id=${id}`;
  await page.goto(`/hledat?q=${ean}`);
  await expect(page.locator(goods).first()).toHaveAttribute('href', address);
  if (!hasScript) return;
  await page.getByRole('search').getByLabel('Hledat v obchodě').press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', address);
});

test('each kind of results has pages of its own', async ({ page }) => {
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
  await expect(page.locator(goods).first()).toBeVisible();
  for (const [address, status, moved] of wrongPages) {
    const answer = await page.request.get(`/hledat?q=zahrada${address}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location'] ?? null]).toEqual([status, moved]);
  }
});

test('when nothing is found there are ways on', async ({ page }) => {
  const query = '<i>qwrtzxcvb</i>';
  await page.goto(`/hledat?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
  await expect(page.getByRole('link', { name: 'Zeptat se nás' })).toHaveAttribute('href', '/kontakt');
  await expect(page.locator(goods).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Podívejte se do oddělení' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Hledáme');
});

test('a question that was found opens', async ({ page }) => {
  await page.goto('/hledat?q=objednávka+dorazí');
  await page.getByRole('link', { name: 'Kdy objednávka dorazí?' }).click();
  await expect(page).toHaveURL(/\/nejcastejsi-dotazy#/);
  await expect(page.getByText('Co objednáte do 14 hodin')).toBeVisible();
});

test('the end of the suggestions can be seen on a low screen, above the notices', async ({ page, hasScript }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto('/');
  const field = page.getByRole('search').getByLabel('Hledat v obchodě');
  const last = page.getByRole('option', { name: 'Všechny výsledky pro „hadice“' });
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('hadice');
    if (hasScript) await expect(last).toBeAttached({ timeout: 3_000 });
  }).toPass();
  // Suggestions come by script; without it the field is sent as it is.
  await field.press(hasScript ? 'ArrowUp' : 'Enter');
  if (!hasScript) return expect(page).toHaveURL(/\/hledat\?q=hadice/);
  // What a finger would touch there.
  const touched = await last.evaluate((line) => {
    const { left, top, width, height } = line.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height - 4);
    return found !== null && line.contains(found);
  });
  expect(touched).toBe(true);
});
