import { expect, test } from '@vyloha/e2e-fixtures/test';

const hoses = '/zahrada/zavlazovani/zahradni-hadice';

test.use({ javaScriptEnabled: false });

test('products are filtered, sorted and cleared by a form and links; a wrong price is kept and said', async ({
  page,
}) => {
  await page.goto(hoses);
  const panel = page.getByRole('complementary', { name: 'Filtry' });
  const active = page.getByRole('list', { name: 'Zvolené filtry' });
  const to = panel.getByRole('textbox', { name: 'Cena do' });
  await expect(panel.getByRole('slider')).toHaveCount(0);
  await panel.getByRole('checkbox', { name: /^Zelená/ }).check();
  await panel.getByRole('checkbox', { name: /^Černá/ }).check();
  await to.fill('1000');
  await panel.getByRole('button', { name: 'Zobrazit zboží' }).click();
  await expect(page).toHaveURL(`${hoses}?cena=-1000&f.barva=cerna&f.barva=zelena`);
  await page.getByRole('link', { name: 'Od nejlevnějšího' }).click();
  await active.getByRole('link', { name: 'Zrušit filtr Barva: Černá' }).click();
  await expect(page).toHaveURL(`${hoses}?cena=-1000&f.barva=zelena&razeni=PriceSortASC`);
  await to.fill('abc');
  await to.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Filtr Cena jsme nepoužili' })).toBeVisible();
  await expect(to).toHaveValue('abc');
  await active.getByRole('link', { name: 'Zrušit vše' }).click();
  await expect(page).toHaveURL(`${hoses}?razeni=PriceSortASC`);
});

test('on a phone the address alone opens and closes the filters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/eshop');
  const panel = page.locator('#filtry');
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Filtrovat', exact: true }).click();
  await panel.getByText('Značka', { exact: true }).click();
  await expect(
    panel
      .getByRole('list', { name: /^Značka/ })
      .getByRole('checkbox')
      .first(),
  ).toBeVisible();
  await expect(panel.getByRole('searchbox', { name: 'Značka: hledat v seznamu' })).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Zobrazit zboží' })).toBeInViewport({ ratio: 1 });
  await panel.getByRole('link', { name: 'Zavřít filtry' }).click();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(panel).toBeVisible();
});
