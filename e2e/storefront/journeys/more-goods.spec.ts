import { expect, test } from '../fixtures/test';

const goods = '/zahrada/osiva-a-cibuloviny/semena-zeleniny';
const perPage = 21;

test('more goods come below, and are there again after Back and after a reload, at the same place', async ({
  page,
  hasScript,
}) => {
  await page.goto(goods);
  const boxes = page.getByRole('region', { name: 'Zboží' }).getByRole('article');
  await expect(boxes).toHaveCount(perPage);
  const names = boxes.getByRole('heading');
  const first = (await names.first().textContent()) ?? '';

  await page.getByRole('link', { name: 'Načíst další zboží' }).click();
  if (!hasScript) {
    await expect(page).toHaveURL(/\?p=2$/);
    await expect(boxes).toHaveCount(perPage);
    return;
  }
  await expect(boxes).toHaveCount(2 * perPage);
  await expect(page).toHaveURL(goods);
  await expect(names.first()).toHaveText(first);
  await expect(boxes.nth(perPage).getByRole('link').first()).toBeFocused();
  await expect(page.getByText(`Zobrazeno ${2 * perPage} z`)).toBeVisible();

  const far = boxes.nth(2 * perPage - 2);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await far.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/produkt\//);
  await page.goBack();
  await expect(boxes).toHaveCount(2 * perPage);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300);

  const away = await page.evaluate(() => window.scrollY);
  await page.reload();
  await expect(boxes).toHaveCount(2 * perPage);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(away - 300);
});

test('goods that cannot be had leave the list as it is, and are offered again', async ({ page, hasScript }) => {
  await page.goto(goods);
  // Without script the link leads to the next page, whatever happens to script.
  if (!hasScript) return;
  const boxes = page.getByRole('region', { name: 'Zboží' }).getByRole('article');
  const more = page.getByRole('link', { name: 'Načíst další zboží' });
  await page.route('**/dalsi-zbozi**', (route) => route.fulfill({ body: 'no goods' }));
  const failure = page.getByRole('alert').filter({ hasText: 'Další zboží se nepodařilo načíst' });
  await expect(async () => {
    await more.click();
    await expect(failure).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(goods);
  await expect(boxes).toHaveCount(perPage);
  await page.unroute('**/dalsi-zbozi**');
  await more.click();
  await expect(boxes).toHaveCount(2 * perPage);
  await expect(failure).toBeHidden();
});
