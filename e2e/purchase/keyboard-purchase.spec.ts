import { selectByArrows, tabTo, typeInto } from '@vyloha/e2e-fixtures/keyboard';
import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { fetchPlacedOrder, janaNovakova } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a guest buys by keyboard alone, and always sees where the focus is', async ({ page, baseURL }) => {
  test.slow();
  const main = page.getByRole('main');
  const press = (key: string) => page.keyboard.press(key);
  const { product } = await findKnownPages(baseURL ?? '');
  await page.goto(product);
  await tabTo(page, page.getByRole('link', { name: 'Přeskočit na obsah' }));
  await press('Enter');
  await tabTo(page, main.getByRole('button', { name: 'Do košíku' }).first());
  await press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Přejít do košíku' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nákupní košík' })).toBeVisible();

  await typeInto(page, main.locator('input[name="quantity"]'), '2');
  await expect(page.locator('[data-cart-count]').first()).toHaveText(/2/);
  await tabTo(page, page.getByRole('link', { name: 'Pokračovat', exact: true }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dodací údaje' })).toBeVisible();

  for (const [name, value] of Object.entries(janaNovakova))
    await typeInto(page, page.locator(`input[name="${name}"]`), value);
  await tabTo(page, page.getByRole('button', { name: 'Pokračovat k dopravě a platbě' }));
  await press('Enter');
  await expect(page).toHaveURL(/\/kosik\/doprava-a-platba$/);
  await expect(page.locator('input[name="payment"]').first()).toBeAttached();

  await selectByArrows(page, 'shipper', 's-ppl');
  await selectByArrows(page, 'payment', 'pay-transfer');
  await tabTo(page, page.getByRole('button', { name: 'Objednávka zavazující k platbě' }));
  await press('Enter');
  expect(await fetchPlacedOrder(page)).toMatchObject({
    customer: { name: janaNovakova.fullName },
    items: [{ amount: 2 }],
    shipper: { id: 's-ppl' },
    payment: { id: 'pay-transfer' },
  });
});
