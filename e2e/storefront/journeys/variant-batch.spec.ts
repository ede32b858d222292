import type { Locator, Page } from '@playwright/test';
import { logIn } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

const product = '/produkt/kozene-pracovni-rukavice-brneni';
const gloves = '/dilna/ochranne-pomucky/pracovni-rukavice';
const manyAtOnce = 'Objednat více variant najednou';
const amounts = { M: '2', XL: '1' };

async function logInAsCompany(page: Page, redirectTo: string) {
  await page.goto(`/prihlasit?redirectTo=${encodeURIComponent(redirectTo)}`);
  await logIn(page, 'firma@example.com');
  await expect(page).toHaveURL(redirectTo);
}

const quantityOf = (place: Page | Locator, size: string) => place.getByLabel(`Množství: ${size}`, { exact: true });

async function orderSeveral(place: Page | Locator) {
  await place.getByText(manyAtOnce).click();
  for (const [size, amount] of Object.entries(amounts)) await quantityOf(place, size).fill(amount);
  await place.getByRole('button', { name: 'Vložit vše do košíku' }).click();
}

const expectTold = (page: Page) =>
  expect(page.getByText('Produkty byly vloženy do košíku: 2 z 2').first()).toBeVisible();

async function expectInCart(page: Page) {
  await page.goto('/kosik');
  for (const size of Object.keys(amounts)) {
    await expect(page.locator('main').getByText(size, { exact: true }).first()).toBeVisible();
  }
}

test('a business user orders several variants at once', async ({ page, hasScript }) => {
  await page.goto(product);
  await expect(page.getByText(manyAtOnce)).toHaveCount(0);

  await logInAsCompany(page, product);
  await orderSeveral(page);
  await expectTold(page);
  if (hasScript) for (const size of Object.keys(amounts)) await expect(quantityOf(page, size)).toHaveValue('0');
  else await expect(page).toHaveURL(/\/kosik$/);
  await expectInCart(page);
});

test('and does so from a box of a listing', async ({ page, hasScript }) => {
  await logInAsCompany(page, gloves);
  const box = page.locator('main article').filter({ hasText: 'Kožené pracovní rukavice Brnění' });
  const toChooser = box.getByRole('link', { name: /^Vybrat variantu/ });
  await toChooser.click();
  if (hasScript) {
    const chooser = page.getByRole('dialog', { name: 'Kožené pracovní rukavice Brnění' });
    await orderSeveral(chooser);
    await expectTold(page);
    await expect(chooser).toHaveCount(0);
    await expect(page).toHaveURL(gloves);
    // One variant is chosen there as well.
    await expect(toChooser).toBeFocused();
    await toChooser.click();
    const add = chooser.getByRole('button', { name: /^Do košíku/ });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await chooser.getByRole('link', { name: 'L', exact: true }).click();
    await expect(add).not.toHaveAttribute('aria-disabled');
    await add.click();
    await expect(chooser).toHaveCount(0);
    const added = page.getByRole('dialog', { name: 'Zboží je v košíku' });
    await added.getByRole('button', { name: 'Pokračovat v nákupu' }).click();
    await expect(box.getByRole('button', { name: /^Do košíku/ })).toBeFocused();
  } else {
    await expect(page).toHaveURL(product);
    await orderSeveral(page);
    await expectTold(page);
  }
  await expectInCart(page);
});
