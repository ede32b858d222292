import type { Page } from '@playwright/test';
import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { withImages } from '@vyloha/e2e-fixtures/launch-options';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test.use(withImages);

const phone = { width: 390, height: 844 };
/** The narrowest phone; also a page of 640 px enlarged to 200 %. */
const smallPhone = { width: 320, height: 568 };
const consent = '[data-notice="consent"]';

const heightOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0));

/** Height of the screen that stays covered while the page scrolls, in pixels. */
const stuckHeight = (page: Page) =>
  page.evaluate(() => {
    const stuck = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      return (position === 'fixed' || position === 'sticky') && visibility === 'visible';
    });
    const boxes = stuck.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > innerWidth / 2);
    return boxes.reduce(
      (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
      0,
    );
  });

/** Four fifths of a small phone are the page's, which scrolls only down. */
async function expectRoomForPage(page: Page): Promise<void> {
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await stuckHeight(page)).toBeGreaterThan(40);
  expect(await stuckHeight(page)).toBeLessThanOrEqual(smallPhone.height / 5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(smallPhone.width);
  expect(await page.evaluate(() => getComputedStyle(document.body).hyphens)).toBe('auto');
}

test('bars take less than a third of the first screen of a phone, the banner one line, and pages have four fifths of a small phone', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  await page.goto('/zahrada');
  const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  const bottom = (await heightOf(page, consent)) + (await heightOf(page, 'nav[aria-label="Rychlá navigace"]'));
  expect(top).toBeGreaterThan(100);
  expect(bottom).toBeGreaterThan(60);
  expect(top + bottom).toBeLessThan(phone.height / 3);

  await page.setViewportSize(smallPhone);
  await test.step('the banner takes one line, and its whole text under a finger', async () => {
    const banner = page.getByRole('complementary', { name: 'Oznámení obchodu' });
    // A mouse at the corner of the page would unfold it.
    await page.mouse.move(smallPhone.width / 2, smallPhone.height - 1);
    const box = await banner.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(44);
    await banner.getByRole('button').focus();
    const text = banner.locator('p > span');
    expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await banner.getByRole('button').blur();
  });
  await test.step('/zahrada', () => expectRoomForPage(page));
  for (const address of ['/', '/eshop', '/porovnat', '/kosik', '/nabidka', '/clanky', '/kontakt']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expectRoomForPage(page);
    });
  }
});

test('the notice of cookies covers no bar, and what has the focus is above both', async ({ page, baseURL }) => {
  await page.setViewportSize(phone);
  await page.goto((await findKnownPages(baseURL ?? '')).product);
  const notice = await page.locator(consent).boundingBox();
  // The only other bar of a product is the one that buys it.
  await expect(page.getByRole('navigation', { name: 'Rychlá navigace' })).toBeHidden();
  const bar = await page.locator('[data-buy-bar]').boundingBox();
  expect(bar && notice && bar.y + bar.height).toBeLessThanOrEqual((notice?.y ?? 0) + 1);
  expect((bar?.height ?? Infinity) + (notice?.height ?? Infinity)).toBeLessThanOrEqual(phone.height / 5);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  const focused = await link.boundingBox();
  expect((focused?.y ?? Infinity) + (focused?.height ?? 0)).toBeLessThanOrEqual((notice?.y ?? 0) + 1);
});

test('the menu of a phone opens all departments, and has pictures, the account, branches, the phone and preferences', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/kontakt');
  await page.getByRole('link', { name: 'Otevřít nabídku' }).click();
  // Before hydration the link goes to the menu page, which shows the same.
  const menu = page.locator('dialog[open], main').filter({ has: page.locator('summary', { hasText: /^Zahrada$/ }) });
  const picture = menu
    .locator('summary')
    .filter({ hasText: /^Zahrada$/ })
    .locator('img[srcset]');
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(menu.getByRole('link', { name: '+420' })).toHaveAttribute('href', /^tel:\+420\d{9}$/);
  await expect(menu.locator('summary').filter({ hasText: 'Zobrazení cen' })).toBeVisible();
  await expect(menu.locator('summary').filter({ hasText: 'Jazyk' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Pobočky' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Přihlásit se' })).toHaveAttribute('href', /^\/prihlasit/);
  await menu.locator('summary', { hasText: /^Zahrada$/ }).click();
  await menu.getByRole('link', { name: 'Vše: Zahrada' }).first().click();
  await expect(page).toHaveURL(/\/zahrada$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
