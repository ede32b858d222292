import { expect, test } from '@vyloha/e2e-fixtures/test';

test('results are filtered, sorted and paged like a category; on a phone filters cover the page and count before they apply', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hledat?q=hadice');
  await test.step('on a phone', async () => {
    const sheet = page.locator('#filtry');
    await page.getByRole('link', { name: 'Filtrovat', exact: true }).click();
    const label = (await sheet.getByText(/^Skladem \(/).textContent()) ?? '';
    const left = Number(/\((\d+)\)/.exec(label)?.[1]);
    await sheet.getByRole('checkbox', { name: /^Skladem \(/ }).check();
    const apply = sheet.getByRole('button', { name: /^Zobrazit/ });
    await expect(apply).toHaveText(new RegExp(`^Zobrazit ${left} produkt`));
    await apply.click();
    await expect(page).toHaveURL('/hledat?q=hadice&skladem=1');
    await expect(page.getByText(new RegExp(`^${left} produkt\\S*$`))).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('list', { name: 'Zvolené filtry' }).getByRole('link', { name: 'Zrušit vše' }).click();
    await expect(page).toHaveURL('/hledat?q=hadice');
    await expect(page.getByRole('list', { name: 'Zvolené filtry' })).toHaveCount(0);
  });

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

test('a question among the results opens its answer', async ({ page }) => {
  await page.goto('/hledat?q=objednávka+dorazí');
  await page.getByRole('link', { name: 'Kdy objednávka dorazí?' }).click();
  await expect(page).toHaveURL(/\/nejcastejsi-dotazy#/);
  await expect(page.getByText('Co objednáte do 14 hodin')).toBeVisible();
});
