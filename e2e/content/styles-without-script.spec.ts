import { expect, test } from '@vyloha/e2e-fixtures/test';

test.use({ javaScriptEnabled: false });

test('banners can all be reached, and what needs script is not shown', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Aktuální nabídky' });
  await expect(region.getByRole('button', { name: /^Nabídka: / }).first()).toBeHidden();
  const last = region.getByRole('article').last();
  await last.getByRole('link').focus();
  await expect(last).toBeInViewport();
  await expect(page.locator('[data-sticky]')).toHaveAttribute('data-sticky', 'not_sticky');
  await expect(page.getByRole('search').getByLabel('Hledat v obchodě')).toBeVisible();
});

test('a map opens in its frame after a click on its link', async ({ page }) => {
  await page.route(/openstreetmap\.org/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Mapa</title><p>Tady jsme</p>' }),
  );
  await page.goto('/pobocky/znojmo');
  await page.getByRole('link', { name: 'Zobrazit mapu okolí' }).click();
  const map = page.frameLocator('iframe[title="Mapa okolí pobočky Znojmo"]');
  await expect(map.getByText('Tady jsme')).toBeVisible();
});

test('the menu of a phone is a page with the same as the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kontakt');
  await page.getByRole('link', { name: 'Otevřít nabídku' }).click();
  const main = page.getByRole('main');
  await main.locator('summary', { hasText: /^Zahrada$/ }).click();
  await main.getByRole('link', { name: 'Vše: Zahrada' }).click();
  await expect(page).toHaveURL(/\/zahrada$/);
});
