import type { Page } from '@playwright/test';
import { accountPages } from '@vyloha/e2e-fixtures/account-pages';
import { findEveryPage } from '@vyloha/e2e-fixtures/every-page';
import { completeDelivery, logInByHttp, putIntoCart, selectShippingAndPayment } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

/** The narrowest phone; also a page of 1280 px enlarged to 400 %. */
const viewport = { width: 320, height: 568 };

test.use({ viewport });

/** The elements that make a page wider than the screen, unless a box of their own scrolls them. */
const findTooWide = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= innerWidth) return [];
    const elements = [...document.querySelectorAll('body *')];
    const tooWide = elements.filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    return [`${root.scrollWidth} px: ${tooWide.map(({ tagName, className }) => `${tagName}.${className}`).slice(-3)}`];
  });

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await findTooWide(page), new URL(page.url()).pathname).toEqual([]);
}

test('no page that a guest can open scrolls sideways at 320 px', async ({ page, baseURL }) => {
  test.slow();
  const paths = [...(await findEveryPage(baseURL ?? '')), '/hledat?q=hadice', '/nabidka', '/zahrada/zavlazovani'];
  const tooWide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    tooWide.push(...(await findTooWide(page)).map((found) => `${path} is ${found}`));
  }
  expect(tooWide).toEqual([]);
});

test('no step of the checkout scrolls sideways at 320 px', async ({ page }) => {
  await putIntoCart(page);
  await page.goto('/kosik');
  await expectNoSidewaysScrolling(page);
  await page.goto('/kosik/dodaci-udaje');
  await expectNoSidewaysScrolling(page);
  await completeDelivery(page);
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await expectNoSidewaysScrolling(page);
});

test('no page of the account scrolls sideways at 320 px', async ({ page }) => {
  await logInByHttp(page, 'zakaznik@example.com');
  for (const path of accountPages) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectNoSidewaysScrolling(page);
  }
});
