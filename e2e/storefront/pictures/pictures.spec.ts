import type { Page } from '@playwright/test';
import { addToCart, completeDelivery, logIn } from '../fixtures/shopper';
import { type PictureShop, startPictureShop } from '../fixtures/picture-shop';
import { expect, test } from '../fixtures/test';

let shop: PictureShop;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await startPictureShop();
});

test.afterAll(() => shop.stop());

/** A page of each kind, by the name of its picture. */
const pages = {
  home: '/',
  category: '/zahrada',
  listing: '/zahrada/zavlazovani/zahradni-hadice?f.barva=modra',
  'all-products': '/eshop',
  product: '/produkt/zahradni-hadice-zdroj',
  'product-picture': '/produkt/zahradni-hadice-zdroj/obrazek/1',
  'search-results': '/hledat?q=hadice',
  'nothing-found': '/hledat?q=qwrtz',
  brands: '/znacky',
  'empty-comparison': '/porovnat',
  'empty-cart': '/kosik',
  login: '/prihlasit',
  registration: '/registrovat',
  branches: '/pobocky',
  articles: '/clanky',
  article: '/clanek/rajcata-od-seminka',
  author: '/autori/jana-blahova',
  glossary: '/slovnik',
  term: '/slovnik/mulc',
  'not-found': '/nic-tu-neni',
} as const;

/** Opens a page and waits for all that it loads: what comes at idle, and the pictures in view. */
async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  const areComplete = () =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      return top > innerHeight || left > innerWidth || image.complete;
    });
  // A picture that is hidden is never loaded.
  await page.waitForFunction(areComplete, undefined, { timeout: 3_000 }).catch(() => {});
}

for (const theme of ['default', 'alternative'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${theme} theme at ${width} px`, () => {
      test.use({
        viewport: { width, height: 1600 },
        // Half the size is enough to see what moved, and keeps the repository small.
        deviceScaleFactor: 0.5,
        contextOptions: { reducedMotion: 'reduce' },
      });

      const picture = (name: string) => [theme, `${name}-${width}.png`];

      test.beforeEach(async ({ page }) => {
        await page.clock.setFixedTime('2026-11-21T09:00:00Z');
        await page.goto(shop.origins[theme]);
        const closeNotice = page.getByRole('button', { name: 'Rozumím' });
        const isStored = page.waitForResponse((response) => response.request().method() === 'POST');
        // A click would scroll to where the sticky notice is in the page.
        await closeNotice.dispatchEvent('click');
        await isStored;
        await expect(closeNotice).toBeHidden();
      });

      test('pages of a guest look as they did', async ({ page }) => {
        test.slow();
        for (const [name, path] of Object.entries(pages)) {
          await openSettled(page, shop.origins[theme] + path);
          await expect.soft(page).toHaveScreenshot(picture(name));
        }
      });

      test('so do the steps of an order and the account', async ({ page }) => {
        test.slow();
        await page.goto(shop.origins[theme] + pages.product);
        await addToCart(page, true);
        await openSettled(page, `${shop.origins[theme]}/kosik`);
        await expect.soft(page).toHaveScreenshot(picture('cart'));
        await openSettled(page, `${shop.origins[theme]}/kosik/dodaci-udaje`);
        await expect.soft(page).toHaveScreenshot(picture('delivery'));
        await completeDelivery(page);
        await expect(page).toHaveURL(/doprava-a-platba/);
        await openSettled(page, `${shop.origins[theme]}/kosik/doprava-a-platba`);
        await expect.soft(page).toHaveScreenshot(picture('shipping-and-payment'));
        await page.goto(`${shop.origins[theme]}/prihlasit`);
        await logIn(page, 'zakaznik@example.com');
        await expect(page).not.toHaveURL(/prihlasit/);
        for (const name of ['prehled', 'objednavky', 'oblibene']) {
          await openSettled(page, `${shop.origins[theme]}/uzivatel/${name}`);
          await expect.soft(page).toHaveScreenshot(picture(`account-${name}`));
        }
      });
    });
  }
}
