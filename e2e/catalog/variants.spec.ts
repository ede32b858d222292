import { expect, test } from '@vyloha/e2e-fixtures/test';

const gloves = '/dilna/ochranne-pomucky/pracovni-rukavice';

test('a variant is selected on a product card, and added to the cart', async ({ page }) => {
  await page.goto(gloves);
  const productCard = page.locator('main article').filter({ hasText: 'Kožené pracovní rukavice Brnění' });
  // Its options come once it is seen.
  await productCard.scrollIntoViewIfNeeded();
  const sizes = productCard.getByRole('list', { name: /^Velikost: / });
  await sizes.getByRole('link', { name: 'L', exact: true }).click();
  await expect(sizes.getByRole('link', { name: 'L', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(gloves);
  const container = productCard;
  await container
    .getByRole('button', { name: /^Do košíku/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Přejít do košíku' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nákupní košík' })).toBeVisible();
  await expect(page.locator('main').getByText('L', { exact: true }).first()).toBeVisible();
});

test('each choice says what it costs, where that differs', async ({ page }) => {
  await page.goto('/produkt/zahradnicky-substrat-vlaha');
  const main = page.locator('main');
  const choice = main
    .getByRole('list', { name: /^Objem/ })
    .first()
    .getByRole('link')
    .nth(1);
  const [price = ''] = /\d[\d\s]*,?\d*\sKč/.exec(await choice.innerText()) ?? [];
  expect(price).not.toBe('');
  await expect(main.getByText(price, { exact: true })).toHaveCount(1);
  await choice.click();
  await expect(page).toHaveURL(/\?variant_id=/);
  await expect(main.getByText(price, { exact: true }).nth(1)).toBeVisible();
});
