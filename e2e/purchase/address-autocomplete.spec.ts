import type { Page } from '@playwright/test';
import {
  fetchPlacedOrder,
  fillDelivery,
  openDelivery,
  placeOrder,
  putIntoCart,
  registerCustomer,
  selectShippingAndPayment,
  submitDelivery,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const script = 'script[data-configuration]';
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** The script makes a combobox of a field that gets the focus once it runs. */
async function expectSuggestions(page: Page): Promise<void> {
  await expect(async () => {
    await field(page, 'city').focus();
    await field(page, 'street').focus();
    await expect(field(page, 'street')).toHaveRole('combobox', { timeout: 500 });
  }).toPass();
}

/** Advice about a number and a postcode that the service does not know for the town. */
async function expectDoubts(page: Page): Promise<void> {
  await expectSuggestions(page);
  const main = page.locator('main');
  await field(page, 'postcode').fill('000 00');
  await field(page, 'postcode').blur();
  await expect(main.getByText('Neznámá chyba')).toBeVisible();
  await field(page, 'postcode').fill('613 00');
  await field(page, 'postcode').blur();
  await expect(main.getByText('Pole PSČ není vyplněno správně')).toBeVisible();
  await expect(main.getByText('Ujistěte se, že pole Číslo popisné je vyplněno správně')).toBeVisible();
  await expect(field(page, 'postcode')).toHaveAccessibleDescription('Pole PSČ není vyplněno správně');
  await field(page, 'houseNumber').fill('998');
  await expect(main.getByText('Ujistěte se')).toHaveCount(0);
}

test('an address is chosen from the suggestions, and the order goes there', async ({ page }) => {
  await openDelivery(page);
  await fillDelivery(page, { street: '', houseNumber: '', city: '', postcode: '' });
  await expectSuggestions(page);
  await field(page, 'street').pressSequentially('dlouha');
  const options = page.getByRole('listbox', { name: 'Návrhy adres' }).getByRole('option');
  await expect(options.first()).toHaveText('Dlouhá 12, 110 00 Praha');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await field(page, 'street').pressSequentially(' 7');
  await expect(options).toHaveText(['Dlouhá 727/39, 110 00 Praha', 'Dlouhá 7, 639 00 Brno']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const address = { street: 'Dlouhá', houseNumber: '7', city: 'Brno', postcode: '639 00' };
  for (const [name, value] of Object.entries(address)) await expect(field(page, name)).toHaveValue(value);
  await submitDelivery(page);
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await placeOrder(page);
  expect(await fetchPlacedOrder(page)).toMatchObject({
    shippingAddress: { street: 'Dlouhá 7', city: 'Brno', postcode: '639 00' },
  });
});

test('what the service doubts is said beside the field, and keeps nobody from ordering', async ({ page }) => {
  await openDelivery(page);
  await fillDelivery(page, { houseNumber: '999', postcode: '613 00' });
  await expectDoubts(page);
  await submitDelivery(page);
  await expect(page).toHaveURL(/\/kosik\/doprava-a-platba$/);
  await expect(page.locator('input[name="payment"]').first()).toBeAttached();
});

test('an address in the account has suggestions when its page is opened in the shop', async ({ page }) => {
  await registerCustomer(page);
  await page.goto('/uzivatel/prehled');
  await expect(page.locator(script)).toHaveCount(0);
  await page.locator('main').getByRole('link', { name: 'Seznam adres' }).first().click();
  await expect(page).toHaveURL(/\/uzivatel\/seznam-adres$/);
  await expectSuggestions(page);
  await field(page, 'street').pressSequentially('podz');
  await page.getByRole('option', { name: 'Podzimní 21, 779 00 Olomouc' }).click();
  await expect(field(page, 'street')).toHaveValue('Podzimní 21');
  await expect(field(page, 'city')).toHaveValue('Olomouc');
});

test('the hash of the service turns on its configuration mode', async ({ page }) => {
  await putIntoCart(page);
  await page.goto('/kosik/dodaci-udaje#foxentryconfig-1');
  await expect(page.locator(script)).toHaveCount(1);
  await expect(page).toHaveURL(/#foxentryconfig-1$/);
  await expect(page.locator(script)).toHaveAttribute('data-configuration', 'true');
  await expect(page.getByRole('complementary', { name: 'Nastavení našeptávače adres' })).toContainText(
    'delivery: street, houseNumber, city, postcode, country',
  );
});
