import type { Locator, Page } from '@playwright/test';
import { doByHttp } from '@vyloha/e2e-fixtures/plain-browser';
import { logInByHttp } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const product = '/produkt/kozene-pracovni-rukavice-brneni';
const gloves = '/dilna/ochranne-pomucky/pracovni-rukavice';
const batchOrderLabel = 'Objednat více variant najednou';
const quantityBySize = { M: '2', XL: '1' };

const getQuantityField = (container: Page | Locator, size: string) =>
  container.getByLabel(`Množství: ${size}`, { exact: true });

async function addVariantsToCart(container: Page | Locator) {
  await container.getByText(batchOrderLabel).click();
  for (const [size, amount] of Object.entries(quantityBySize)) await getQuantityField(container, size).fill(amount);
  await container.getByRole('button', { name: 'Vložit vše do košíku' }).click();
}

const expectAddedMessage = (page: Page) =>
  expect(page.getByText('Produkty byly vloženy do košíku: 2 z 2').first()).toBeVisible();

const expectInCart = (page: Page) =>
  doByHttp(page, async (browser) => {
    await browser.open('/kosik');
    const texts = [...browser.document.querySelectorAll('main *')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(Object.keys(quantityBySize)));
  });

test('a variant is selected on the product page, whose URL keeps it, and a business user orders several at once', async ({
  page,
}) => {
  await page.goto(product);
  await expect(page.getByText(batchOrderLabel)).toHaveCount(0);
  const sizes = page.getByRole('list', { name: /^Velikost/ }).first();
  await sizes.getByRole('link', { name: 'XL' }).click();
  await expect(page).toHaveURL(/\?variant_id=/);
  await expect(sizes.getByRole('link', { name: 'XL' })).toHaveAttribute('aria-current', 'true');
  await sizes.getByRole('link', { name: 'M', exact: true }).click();
  await expect(page).toHaveURL(/\/produkt\/kozene-pracovni-rukavice-brneni$/);

  await logInByHttp(page, 'firma@example.com');
  await page.goto(product);
  await addVariantsToCart(page);
  await expectAddedMessage(page);
  for (const size of Object.keys(quantityBySize)) await expect(getQuantityField(page, size)).toHaveValue('0');
  await expectInCart(page);
});

test('and does so from a product card', async ({ page }) => {
  await logInByHttp(page, 'firma@example.com');
  await page.goto(gloves);
  const productCard = page.locator('main article').filter({ hasText: 'Kožené pracovní rukavice Brnění' });
  const chooserLink = productCard.getByRole('link', { name: /^Vybrat variantu/ });
  await chooserLink.click();
  const chooser = page.getByRole('dialog', { name: 'Kožené pracovní rukavice Brnění' });
  await addVariantsToCart(chooser);
  await expectAddedMessage(page);
  await expect(chooser).toHaveCount(0);
  await expect(page).toHaveURL(gloves);
  // A single variant can be selected there as well.
  await expect(chooserLink).toBeFocused();
  await chooserLink.click();
  const add = chooser.getByRole('button', { name: /^Do košíku/ });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await chooser.getByRole('link', { name: 'L', exact: true }).click();
  await expect(add).not.toHaveAttribute('aria-disabled');
  await add.click();
  await expect(chooser).toHaveCount(0);
  const addedDialog = page.getByRole('dialog', { name: 'Zboží je v košíku' });
  await addedDialog.getByRole('button', { name: 'Pokračovat v nákupu' }).click();
  await expect(productCard.getByRole('button', { name: /^Do košíku/ })).toBeFocused();
  await expectInCart(page);
});
