import { findKnownPages } from '../fixtures/known-pages';
import { logIn } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

test('a category is sorted and paginated, and Back returns to the previous page', async ({ page }) => {
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

test('the search finds products and reports when it finds none', async ({ page }) => {
  await page.goto('/');
  // A combobox once hydrated, a plain field until then.
  const field = page.getByRole('search').getByLabel('Hledat v obchodě');
  await field.fill('zahradni hadice');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/hledat\?q=zahradni(\+|%20)hadice/);
  await expect(page.locator('main a[href^="/produkt/"]').first()).toContainText(/hadice/i);

  await page.goto('/hledat?q=qwrtzxcvb');
  await expect(page.getByText('Pro „qwrtzxcvb“ jsme nic nenašli')).toBeVisible();
});

test('the shop switches to Slovak and to euros on request', async ({ page, baseURL }) => {
  const { category } = await findKnownPages(baseURL ?? '');
  await page.goto(category);
  await page.locator('details:has(button[name="currency"]) > summary').first().click();
  await page.locator('button[name="currency"][value="EUR"]').click();
  await expect(page.locator('main')).toContainText('€');
  await page.locator('details:has(button[name="locale"]) > summary').first().click();
  await page.locator('button[name="locale"][value="sk"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
});

test('an unknown page reports 404 and offers links', async ({ page }) => {
  const pageResponse = await page.goto('/tohle-tu-neni');
  expect(pageResponse?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Tuto stránku jsme nenašli/);
  await expect(page.locator('[lang="en"]')).toHaveText('This page could not be found');
});

test('the cookie notice stays dismissed', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Soubory cookie' });
  // With script the page stays open while the dismissal is sent.
  const dismissResponse = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/zavrit'));
  await notice.getByRole('button', { name: 'Rozumím' }).click();
  await dismissResponse;
  await expect(notice).toBeHidden();
  await page.goto('/hledat?q=hadice');
  await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeHidden();
});

test('dismissing the cookie notice before it is hydrated does not abort a login', async ({
  page,
  javaScriptEnabled,
}) => {
  // Without script, one form is sent at a time.
  if (!javaScriptEnabled) return;
  // The frame is what the notice is hydrated with.
  await page.route('**/ramec/**', () => new Promise(() => {}));
  // Asked for once the page itself is hydrated.
  const manifest = page.waitForResponse('**/assets/manifest-*');
  await page.goto('/prihlasit?redirectTo=%2Fzahrada');
  await manifest;
  await page.route('**/prihlasit.data*', async (route) => {
    await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeHidden();
    await route.continue();
  });
  await logIn(page, 'firma@example.com');
  await page.getByRole('button', { name: 'Rozumím' }).click();
  await expect(page).toHaveURL(/\/zahrada$/);
  await page.goto('/hledat?q=hadice');
  await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeHidden();
});

test('a mistyped search finds the intended products', async ({ page }) => {
  await page.goto('/hledat?q=hadcie');
  await expect(page.locator('main a[href^="/produkt/"]').first()).toContainText(/hadice/i);
  await page.goto('/hledat?q=hadic');
  await expect(page.locator('main a[href^="/produkt/"]').first()).toContainText(/hadice/i);
});

test('suggestions are reachable by keyboard', async ({ page, javaScriptEnabled }) => {
  await page.goto('/');
  const field = page.getByRole('search').getByLabel('Hledat v obchodě');
  const line = page.getByRole('option').first();
  // Until the header has hydrated, and always without script, the field is a plain one.
  const expectSuggestion = async () => {
    await field.fill('');
    await field.pressSequentially('hadcie');
    if (javaScriptEnabled) await expect(line).toContainText(/hadice/i, { timeout: 3_000 });
  };
  await expect(expectSuggestion).toPass();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(javaScriptEnabled ? /\/zahradni-hadice$/ : /\/hledat\?q=hadcie/);
});
