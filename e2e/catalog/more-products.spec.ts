import { expect, test } from '@vyloha/e2e-fixtures/test';

const categoryPath = '/zahrada/osiva-a-cibuloviny/semena-zeleniny';
const perPage = 21;

test('more products load below, and are restored after Back and after a reload, at the same place', async ({
  page,
}) => {
  await page.goto(categoryPath);
  const productCards = page.getByRole('region', { name: 'Zboží' }).getByRole('article');
  await expect(productCards).toHaveCount(perPage);
  const names = productCards.getByRole('heading');
  const first = (await names.first().textContent()) ?? '';

  await page.getByRole('link', { name: 'Načíst další zboží' }).click();
  await expect(productCards).toHaveCount(2 * perPage);
  await expect(page).toHaveURL(categoryPath);
  await expect(names.first()).toHaveText(first);
  await expect(productCards.nth(perPage).getByRole('link').first()).toBeFocused();
  await expect(page.getByText(`Zobrazeno ${2 * perPage} z`)).toBeVisible();

  const distantCard = productCards.nth(2 * perPage - 2);
  await distantCard.scrollIntoViewIfNeeded();
  const distantName = (await distantCard.getByRole('heading').textContent()) ?? '';
  const before = await page.evaluate(() => window.scrollY);
  await distantCard.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/produkt\//);
  // The URL changes before the product is rendered, and a reload between the two has no position to save.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(distantName);
  await page.goBack();
  await expect(productCards).toHaveCount(2 * perPage);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300);

  const scrollBeforeReload = await page.evaluate(() => window.scrollY);
  await page.reload();
  await expect(productCards).toHaveCount(2 * perPage);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrollBeforeReload - 300);
});

test('a failed load leaves the list as it is, and can be retried; a category is sorted and paginated, and Back returns', async ({
  page,
}) => {
  await page.goto(categoryPath);
  const productCards = page.getByRole('region', { name: 'Zboží' }).getByRole('article');
  const more = page.getByRole('link', { name: 'Načíst další zboží' });
  await page.route('**/dalsi-zbozi**', (route) => route.fulfill({ body: 'no products' }));
  const failure = page.getByRole('alert').filter({ hasText: 'Další zboží se nepodařilo načíst' });
  await expect(async () => {
    await more.click();
    await expect(failure).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(categoryPath);
  await expect(productCards).toHaveCount(perPage);
  await page.unroute('**/dalsi-zbozi**');
  await more.click();
  await expect(productCards).toHaveCount(2 * perPage);
  await expect(failure).toBeHidden();

  await page.getByRole('link', { name: 'Od nejlevnějšího' }).click();
  await expect(page).toHaveURL(/razeni=PriceSortASC/);
  await page
    .getByRole('navigation', { name: /[Ss]tránk/ })
    .getByRole('link', { name: /2/ })
    .first()
    .click();
  await expect(page).toHaveURL(/[?&]p=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&]p=/);
});
