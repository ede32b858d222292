import { expect, test } from '@vyloha/e2e-fixtures/test';

test('banners have dots and a button that stops them, and can all be reached without script', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Aktuální nabídky' });
  const banners = region.getByRole('article');
  expect(await banners.count()).toBeGreaterThan(1);
  const dots = region.getByRole('button', { name: /^Nabídka: / });
  await expect(dots).toHaveCount(await banners.count());
  const pause = region.getByRole('button', { name: 'Zastavit střídání nabídek' });
  await pause.click();
  await expect(region.getByRole('button', { name: 'Spustit střídání nabídek' })).toBeVisible();
  await dots.last().click();
  await expect(banners.last()).toBeInViewport({ ratio: 0.5 });
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
});
