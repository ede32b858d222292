import type { Page } from '@playwright/test';
import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { expect, test } from '@vyloha/e2e-fixtures/test';

/** Texts of what is still there to be pressed or filled in on paper. */
const controlsOnPaper = (page: Page) =>
  page.locator('button:visible, input:visible, select:visible, textarea:visible, nav:visible, header:visible form');

async function expectSheet(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await controlsOnPaper(page).count()).toBe(0);
}

test('a product is printed with its codes and its price, without anything to press', async ({ page, baseURL }) => {
  const { product } = await findKnownPages(baseURL ?? '');
  await expectSheet(page, product);
  const main = page.locator('main');
  await expect(main.getByText(/^Kód: /).first()).toBeVisible();
  await expect(main.getByText(/^EAN: \d{13}$/)).toBeVisible();
  await expect(main.getByText(/\d\sKč/).first()).toBeVisible();
  await expect(main.locator('[id^="obrazek-"]:visible')).toHaveCount(1);
});

test('an article is printed as a text by its author, without further articles', async ({ page }) => {
  await expectSheet(page, '/clanek/brouseni-zahradnich-nuzek');
  await expect(page.locator('[itemprop="articleBody"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Přečtěte si také' })).toBeHidden();
});

test('a branch is printed with its address, hours, telephone and the address of its map', async ({ page }) => {
  await expectSheet(page, '/pobocky/praha-karlin');
  for (const text of [/Sokolovská/, /\+420 228 880/, /Pondělí/])
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
  const map = page.getByRole('link', { name: 'Zobrazit na mapě' });
  expect(await map.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('https://');
});

test('with reduced motion nothing on the pages moves', async ({ page, baseURL }) => {
  const pages = await findKnownPages(baseURL ?? '');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [pages.home, pages.category, pages.product]) {
    await page.goto(path);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')]
          .flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)))
          .filter(({ animationDuration, transitionDuration, scrollBehavior }) => {
            const durations = `${animationDuration}, ${transitionDuration}`.split(', ').map(Number.parseFloat);
            return Math.max(...durations) > 0.001 || scrollBehavior === 'smooth';
          }).length,
    );
    expect(moving).toBe(0);
  }
});
