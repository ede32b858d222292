import { findKnownPages } from '../fixtures/known-pages';
import { expect, test } from '../fixtures/test';

test('a category is sorted and leafed through, and going back comes back', async ({ page }) => {
  await page.goto('/zahrada/osiva-a-cibuloviny/semena-zeleniny');
  await expect(page.locator('main a[href^="/produkt/"]').first()).toBeVisible();
  await page
    .getByRole('link', { name: 'Od nejlevnějšího' })
    .or(page.getByRole('button', { name: 'Od nejlevnějšího' }))
    .first()
    .click();
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

test('the search finds goods and says when it does not', async ({ page }) => {
  await page.goto('/');
  // A combobox once it is used, a plain field until then.
  const field = page.getByRole('search').getByLabel('Hledat v obchodě');
  await field.fill('zahradni hadice');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/hledat\?q=zahradni(\+|%20)hadice/);
  await expect(page.locator('main a[href^="/produkt/"]').first()).toContainText(/hadice/i);

  await page.goto('/hledat?q=qwrtzxcvb');
  await expect(page.getByText('Pro „qwrtzxcvb“ jsme nic nenašli')).toBeVisible();
});

test('the shop speaks Slovak and takes euros when asked to', async ({ page, baseURL }) => {
  const { category } = await findKnownPages(baseURL ?? '');
  await page.goto(category);
  await page.locator('details:has(button[name="currency"]) > summary').first().click();
  await page.locator('button[name="currency"][value="EUR"]').click();
  await expect(page.locator('main')).toContainText('€');
  await page.locator('details:has(button[name="locale"]) > summary').first().click();
  await page.locator('button[name="locale"][value="sk"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
});

test('what is not there says so and offers a way on', async ({ page }) => {
  const answer = await page.goto('/tohle-tu-neni');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/This page could not be found/);
});

test('the cookie notice closes for good', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Soubory cookie' });
  // With script the shop is told while the page stays.
  const told = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/zavrit'));
  await notice.getByRole('button', { name: 'Rozumím' }).click();
  await told;
  await expect(notice).toBeHidden();
  await page.goto('/hledat?q=hadice');
  await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeHidden();
});

test('a mistyped search finds what was meant', async ({ page }) => {
  await page.goto('/hledat?q=hadcie');
  await expect(page.locator('main a[href^="/produkt/"]').first()).toContainText(/hadice/i);
  await page.goto('/hledat?q=hadic');
  await expect(page.locator('main a[href^="/produkt/"]').first()).toContainText(/hadice/i);
});

test('lines of the search are reached by the keyboard', async ({ page, javaScriptEnabled }) => {
  await page.goto('/');
  const field = page.getByRole('search').getByLabel('Hledat v obchodě');
  const line = page.getByRole('option').first();
  // Until the head has come alive, and always without script, the field is a plain one.
  const offered = async () => {
    await field.fill('');
    await field.pressSequentially('hadcie');
    if (javaScriptEnabled) await expect(line).toContainText(/hadice/i, { timeout: 3_000 });
  };
  await expect(offered).toPass();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(javaScriptEnabled ? /\/produkt\// : /\/hledat\?q=hadcie/);
});
