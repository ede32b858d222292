import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { logInByHttp, logInPlainly } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const categoryPath = '/pro-zahradniky-a-obce';

const suggestionsQuery = new URLSearchParams({
  documentId: 'search-suggestions',
  variables: JSON.stringify({ query: 'paleta substrátu', limit: 10 }),
});

for (const [email, isBusiness] of [
  ['firma@example.com', true],
  ['zakaznik@example.com', false],
] as const) {
  test(`business products are ${isBusiness ? 'found' : 'not found'} by ${email}`, async ({ plain }) => {
    await logInPlainly(plain, email);
    await plain.open('/hledat?q=paleta+substrátu');
    const found = [...plain.document.querySelectorAll('main article')].map(({ textContent }) => textContent);
    expect(found.some((text) => text?.includes('Paleta zahradnického'))).toBe(isBusiness);
    const cookie = plain.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const suggestions = await fetch(new URL(`/api/content?${suggestionsQuery}`, plain.url), { headers: { cookie } });
    expect(suggestions.headers.get('cache-control')).toBe('private, no-store');
    expect((await suggestions.text()).includes('Paleta zahradnického')).toBe(isBusiness);
  });
}

test('business products are suggested, and available, to business customers only', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  await logInByHttp(page, 'firma@example.com');

  await page.goto('/zahrada');
  await expect(async () => {
    const field = page.getByRole('search').getByLabel('Hledat v obchodě');
    await field.fill('');
    await field.pressSequentially('paleta substr');
    // Its price is requested with the same permissions.
    await expect(page.getByRole('option', { name: /Paleta zahradnického.*Kč/ }).first()).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Pro zahradníky a obce' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pro zahradníky a obce');
  const productCards = page.getByRole('region', { name: 'Zboží' }).getByRole('article');
  await expect(productCards).toHaveCount(14);
  await page.getByRole('link', { name: 'Od nejdražšího' }).click();
  await expect(productCards.first().getByRole('heading')).toContainText('Paleta');
  // Into a shopping list of theirs as well.
  const add = await productCards
    .first()
    .getByRole('link', { name: /^Do nákupního seznamu: Paleta/ })
    .getAttribute('href');
  expect((await page.request.get(add ?? '')).status()).toBe(200);
  await productCards.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paleta');

  const guest = new PlainBrowser(origin);
  await guest.open(new URL(page.url()).pathname);
  expect(guest.status).toBe(404);
  await guest.open('/hledat?q=paleta+substratu');
  expect(guest.document.body.textContent).not.toContain('Paleta zahradnického');
  const sitemap = await (await fetch(`${origin}/sitemap/category-1.xml`)).text();
  expect(sitemap).not.toContain(categoryPath);
});
