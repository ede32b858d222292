import { expect, test } from '../fixtures/test';

const hoses = '/zahrada/zavlazovani/zahradni-hadice';

test('goods are chosen by two values and a price, ordered, and let go again', async ({ page, hasScript }) => {
  await page.goto(hoses);
  const panel = page.getByRole('complementary', { name: 'Filtry' });
  const active = page.getByRole('list', { name: 'Zvolené filtry' });
  // With script a choice counts at once; without it the form is sent.
  const apply = async () => {
    if (!hasScript) await panel.getByRole('button', { name: 'Zobrazit zboží' }).click();
  };

  await panel.getByRole('checkbox', { name: /^Zelená/ }).check();
  await apply();
  await expect(active).toContainText('Barva: Zelená');
  await panel.getByRole('checkbox', { name: /^Černá/ }).check();
  await apply();
  await expect(active).toContainText('Barva: Černá');
  await expect(panel.getByRole('checkbox', { name: /^Zelená/ })).toBeChecked();

  await panel.getByRole('textbox', { name: 'Cena do' }).fill('1000');
  await panel.getByRole('textbox', { name: 'Cena do' }).press('Enter');
  await expect(page).toHaveURL(/\?cena=-1000&f\.barva=cerna&f\.barva=zelena$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  await page.getByRole('link', { name: 'Od nejlevnějšího' }).click();
  await expect(page).toHaveURL(/f\.barva=zelena&razeni=PriceSortASC$/);

  await active.getByRole('link', { name: 'Zrušit filtr Barva: Černá' }).click();
  await expect(page).toHaveURL(/\?cena=-1000&f\.barva=zelena&razeni=PriceSortASC$/);
  await expect(panel.getByRole('checkbox', { name: /^Černá/ })).not.toBeChecked();

  await page.goBack();
  await expect(panel.getByRole('checkbox', { name: /^Černá/ })).toBeChecked();
  await active.getByRole('link', { name: 'Zrušit vše' }).click();
  await expect(page).toHaveURL(/zahradni-hadice\?razeni=PriceSortASC$/);
});

test('filters on a phone cover the page, and without any goods there is a way out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hoses);
  const panel = page.getByRole('complementary', { name: 'Filtry' });
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Filtrovat', exact: true }).click();
  await panel.getByRole('textbox', { name: 'Cena od' }).fill('90000');
  await panel.getByRole('button', { name: 'Zobrazit zboží' }).click();
  await expect(page.getByRole('heading', { name: 'Takové zboží teď nemáme' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Zrušit vše' }).first().click();
  await expect(page.locator('main a[href^="/produkt/"]').first()).toBeVisible();
});
