import { expectNoViolations } from '../fixtures/accessibility';
import { findKnownPages } from '../fixtures/known-pages';
import {
  addToCart,
  completeDelivery,
  logIn,
  openProduct,
  placeOrder,
  selectShippingAndPayment,
} from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

const pages = [
  '/',
  '/hledat?q=hadice',
  '/hledat?q=qwrtz',
  '/prihlasit',
  '/kosik',
  '/nic-tu-neni',
  '/blocksettings',
  '/blocksettings?theme=alternative',
  '/clanky',
  '/clanek/rajcata-od-seminka',
  '/autori/jana-blahova',
  '/slovnik',
  '/slovnik/mulc',
  '/znacky',
  '/eshop',
];

for (const width of [390, 1280]) {
  test.describe(`axe at ${width} px`, () => {
    // Elements that fade in are half transparent for a while, which makes their contrast meaningless.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const kind of ['category', 'product'] as const) {
      test(`finds no violations on ${kind}`, async ({ page, baseURL }) => {
        await page.goto((await findKnownPages(baseURL ?? ''))[kind]);
        await expectNoViolations(page);
      });
    }

    for (const path of pages) {
      test(`finds no violations on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectNoViolations(page);
      });
    }

    test('finds no violations while products are selected, compared and favourited', async ({ page }) => {
      await page.goto('/prihlasit?redirectTo=%2Fdilna%2Fochranne-pomucky%2Fpracovni-rukavice');
      await logIn(page, 'firma@example.com');
      // A target that a fixed bar happens to cover in part would count as too small.
      await page.getByRole('button', { name: 'Rozumím' }).click();
      const messages = page.getByRole('list', { name: 'Oznámení', exact: true });
      // That of the login; the cart may have something to say as well.
      const close = messages.getByRole('button', { name: 'Zavřít oznámení' });
      await close.first().waitFor();
      while ((await close.count()) > 0) await close.first().click();
      const main = page.locator('main');
      await main
        .getByRole('link', { name: /^Vybrat variantu/ })
        .first()
        .click();
      await page.getByRole('dialog').getByText('Objednat více variant najednou').click();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      for (const index of [0, 1]) {
        await main
          .getByRole('button', { name: /^Porovnat: / })
          .nth(index)
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolations(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Pokračovat v nákupu' }).click();
      }
      await main
        .getByRole('button', { name: /^Do oblíbených: / })
        .first()
        .click();
      // The message covers targets for as long as it is shown, some of them in part.
      await expect(messages.getByRole('listitem')).toBeVisible();
      await expectNoViolations(page, (axe) => axe.disableRules('target-size'));
      await close.click();
      await expect(messages.getByRole('listitem')).toHaveCount(0);
      // The head that stays covers a part of some targets wherever the page was scrolled to.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectNoViolations(page);
      for (const path of ['/porovnat', '/uzivatel/oblibene']) {
        await page.goto(path);
        await expectNoViolations(page);
      }
    });

    test('finds no violations in the checkout', async ({ page, baseURL }) => {
      await openProduct(page, baseURL ?? '');
      await page.locator('main').getByRole('button', { name: 'Do košíku' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
      await page.reload();
      await addToCart(page, true);
      await expectNoViolations(page);
      await page.goto('/kosik/dodaci-udaje');
      await expectNoViolations(page);
      await completeDelivery(page, { postcode: '1' });
      await expect(page.getByText('PSČ musí obsahovat 5 čísel').first()).toBeVisible();
      await expectNoViolations(page);
      await completeDelivery(page);
      await expect(page).toHaveURL(/doprava-a-platba/);
      await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
      await expectNoViolations(page);
      await placeOrder(page);
      await expect(page).toHaveURL(/dokonceni/);
      await expectNoViolations(page);
      await page.getByRole('link', { name: 'Stav objednávky' }).click();
      await expect(page).toHaveURL(/\/objednavka\//);
      await expectNoViolations(page);
    });
  });
}
