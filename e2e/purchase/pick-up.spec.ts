import { fetchPlacedOrder, openShipping, placeOrder, selectShippingAndPayment } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a guest picks an order up at the branch nearest to a postcode', async ({ page }) => {
  await openShipping(page);
  await selectShippingAndPayment(page, 's-pobocka', 'pay-transfer');
  await page.locator('summary', { has: page.getByText('Přidat poznámku') }).click();
  await page.locator('textarea[name="note"]').fill('Přijedu s přívěsem.');
  const search = page.getByRole('searchbox', { name: 'Najít pobočku' });
  const find = page.getByRole('button', { name: 'Najít' });

  await search.fill('999 99');
  await find.click();
  await expect(page.getByText('PSČ 999 99 neznáme.')).toBeVisible();
  await expect(search).toHaveValue('999 99');

  await search.fill('602 00');
  await search.press('Enter');
  await expect(page.getByText('Nejbližší k PSČ 602 00.')).toBeVisible();
  const nearest = page.locator('label', { has: page.locator('input[name="shipperBranch"]') }).first();
  await expect(nearest).toContainText('Brno – Slatina');
  await expect(nearest).toContainText('asi 6 km');
  await expect(page.locator('textarea[name="note"]')).toHaveValue('Přijedu s přívěsem.');
  await expect(page.locator('input[name="payment"][value="pay-transfer"]')).toBeChecked();

  await nearest.click();
  await expect(nearest.locator('input')).toBeChecked();
  await placeOrder(page);
  expect(await fetchPlacedOrder(page)).toMatchObject({
    branch: { id: 'br-brno-slatina' },
    comment: 'Přijedu s přívěsem.',
  });
});

test('a parcel goes to a pick-up point that is found by its town', async ({ page }) => {
  await openShipping(page);
  await selectShippingAndPayment(page, 's-vydejna', 'pay-transfer');
  await expect(page.getByText('Nejbližší k PSČ 110 00.').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Vybrat na mapě' })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Najít výdejní místo' }).fill('tabor');
  await page.locator('button[value="s-vydejna"]').click();
  await expect(page.getByText('Výdejní místa pro „tabor“')).toBeVisible();
  const points = page.locator('label', { has: page.locator('input[name="shipperBranch"][value^="pp-"]') });
  await expect(points).toHaveCount(1);
  await placeOrder(page);
  await expect(page.getByText('Vyberte prosím výdejní místo, kam máme balík poslat.').first()).toBeVisible();
  await points.click();
  await placeOrder(page);

  await expect(page.getByText('Až bude na výdejním místě Tábor')).toBeVisible();
  expect(await fetchPlacedOrder(page)).toMatchObject({
    shipper: { id: 's-vydejna' },
    branch: { id: 'pp-tabor-1', remoteId: expect.any(String) },
    shippingAddress: { city: 'Tábor' },
  });
});
