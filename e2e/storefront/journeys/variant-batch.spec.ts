import { customerPassword } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

const product = '/produkt/kozene-pracovni-rukavice-brneni';
const manyAtOnce = 'Objednat více variant najednou';

test('a business user orders several variants at once', async ({ page }) => {
  await page.goto(product);
  await expect(page.getByText(manyAtOnce)).toHaveCount(0);

  await page.goto(`/prihlasit?redirectTo=${encodeURIComponent(product)}`);
  await page.locator('main input[name="email"]').fill('firma@example.com');
  await page.locator('main input[name="password"]').fill(customerPassword);
  await page.locator('main').getByRole('button', { name: 'Přihlásit se' }).click();
  await page.getByText(manyAtOnce).click();
  const amounts = { M: '3', XL: '2' };
  for (const [size, amount] of Object.entries(amounts)) {
    await page.getByLabel(`Množství: ${size}`, { exact: true }).fill(amount);
  }
  await page.getByRole('button', { name: 'Vložit vše do košíku' }).click();
  await expect(page).toHaveURL(/\/kosik$/);
  await expect(page.getByText('Produkty byly vloženy do košíku: 2 z 2').first()).toBeVisible();
  for (const size of Object.keys(amounts)) {
    await expect(page.locator('main').getByText(size, { exact: true }).first()).toBeVisible();
  }
});
