import { expectNoViolations } from '@vyloha/e2e-fixtures/accessibility';
import {
  addToCart,
  completeDelivery,
  fetchPlacedOrder,
  placeOrder,
  selectShippingAndPayment,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const beer = '/produkt/svetly-lezak-ke-grilu-oharek';
const declaration = 'Prohlašuji, že mi je alespoň 18 let';

test('beer in a returnable bottle is sold to whoever declares their age, with the deposit', async ({ page }) => {
  await page.goto(beer);
  const notes = page.getByRole('list', { name: 'Co je dobré vědět' });
  await expect(notes.getByText(/vratná záloha za obal 3\sKč/)).toBeVisible();
  await expect(notes.getByText(/alespoň 18 let/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bezpečnost výrobku' }).getByText('Obsahuje alkohol')).toBeVisible();
  await expectNoViolations(page, { within: 'main' });
  await addToCart(page);
  await expect(page.locator('main').getByText('Vratná záloha za obaly').first()).toBeVisible();
  await page.goto('/kosik/dodaci-udaje');
  await completeDelivery(page);
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  const box = page.getByRole('checkbox', { name: declaration });
  await expect(box).not.toBeChecked();
  await placeOrder(page);
  await expect(
    page
      .locator('main')
      .getByText(/Potvrďte prosím, že vám je alespoň 18 let/)
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/kosik\/doprava-a-platba/);
  await box.check();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  expect(JSON.stringify(await fetchPlacedOrder(page))).toContain('"type":"deposit"');
});

test('energy label, notice of the legal guarantee and statements are a click away', async ({ plain, request }) => {
  await plain.open('/hledat?q=LED+žárovka+E27');
  expect(plain.read('main')).toMatch(/Energetická třída [A-G] \(A–G\)/);
  await plain.open(plain.link('main article h2 a, main article h3 a'));
  const label = [...plain.document.querySelectorAll('a')].find(({ textContent }) =>
    /energetický\sštítek/.test(textContent ?? ''),
  );
  expect((await request.get(label?.getAttribute('href') ?? '')).headers()['content-type']).toMatch(/^image\//);
  await plain.follow('Informační list výrobku');
  expect(plain.text('h1')).toBe('Informační list světelných zdrojů');
  for (const title of ['Zákonná záruka', 'Mimosoudní řešení sporů', 'Prohlášení o přístupnosti']) {
    await plain.follow(title, 'footer');
    expect(plain.text('h1')).toBe(title);
  }
});
