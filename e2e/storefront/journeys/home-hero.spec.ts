import { expect, test } from '../fixtures/test';

test('banners have dots and a button that stops them, and can all be reached without script', async ({
  page,
  hasScript,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Aktuální nabídky' });
  const banners = region.getByRole('article');
  expect(await banners.count()).toBeGreaterThan(1);
  const dots = region.getByRole('button', { name: /^Nabídka: / });
  if (!hasScript) {
    await expect(dots.first()).toBeHidden();
    await banners.last().getByRole('link').focus();
    await expect(banners.last()).toBeInViewport();
    return;
  }
  await expect(dots).toHaveCount(await banners.count());
  const pause = region.getByRole('button', { name: 'Zastavit střídání nabídek' });
  await pause.click();
  await expect(region.getByRole('button', { name: 'Spustit střídání nabídek' })).toBeVisible();
  await dots.last().click();
  await expect(banners.last()).toBeInViewport({ ratio: 0.9 });
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
});

for (const width of [390, 768, 1280]) {
  test(`tiles at ${width} px are of one height per row and show whole pictures`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/eshop']) {
      await page.goto(path);
      const tiles = await page
        .getByRole('main')
        .locator('li:has(> a img:not([aria-hidden])), nav li:has(> span img)')
        .evaluateAll((items) =>
          items.map((item) => {
            const box = item.getBoundingClientRect();
            const pictures = [...item.querySelectorAll('img:not([aria-hidden])')];
            return {
              top: Math.round(box.top + window.scrollY),
              height: Math.round(box.height),
              isWhole: pictures.every((picture) => {
                const { height } = picture.getBoundingClientRect();
                const frame = picture.parentElement?.parentElement?.getBoundingClientRect();
                return getComputedStyle(picture).objectFit === 'contain' && height <= (frame?.height ?? 0) + 1;
              }),
            };
          }),
        );
      expect(tiles.length).toBeGreaterThan(4);
      expect(tiles.filter(({ isWhole }) => !isWhole)).toEqual([]);
      const tops = [...new Set(tiles.map(({ top }) => top))];
      for (const top of tops) {
        expect(new Set(tiles.filter((tile) => tile.top === top).map(({ height }) => height)).size).toBe(1);
      }
    }
  });
}
