import { expect, test } from '@vyloha/e2e-fixtures/test';

const hoses = '/zahrada/zavlazovani/zahradni-hadice';

test('products are filtered by two values and a price, sorted, and filters cleared', async ({ page }) => {
  await page.goto(hoses);
  const panel = page.getByRole('complementary', { name: 'Filtry' });
  const active = page.getByRole('list', { name: 'Zvolené filtry' });

  await panel.getByRole('checkbox', { name: /^Zelená/ }).check();
  await expect(active).toContainText('Barva: Zelená');
  await panel.getByRole('checkbox', { name: /^Černá/ }).check();
  await expect(active).toContainText('Barva: Černá');
  await expect(panel.getByRole('checkbox', { name: /^Zelená/ })).toBeChecked();

  await panel.getByRole('textbox', { name: 'Cena do' }).fill('1000');
  await panel.getByRole('textbox', { name: 'Cena do' }).press('Enter');
  await expect(page).toHaveURL(/\?cena=-1000&f\.barva=cerna&f\.barva=zelena$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  await page.getByRole('link', { name: 'Od nejlevnějšího' }).click();
  await expect(page).toHaveURL(/f\.barva=zelena&razeni=PriceSortASC$/);
  // The address changes before the links of the page do.
  await expect(page.getByRole('link', { name: 'Od nejlevnějšího' })).toHaveAttribute('aria-current', 'true');

  await active.getByRole('link', { name: 'Zrušit filtr Barva: Černá' }).click();
  await expect(page).toHaveURL(/\?cena=-1000&f\.barva=zelena&razeni=PriceSortASC$/);
  await expect(panel.getByRole('checkbox', { name: /^Černá/ })).not.toBeChecked();

  await page.goBack();
  await expect(panel.getByRole('checkbox', { name: /^Černá/ })).toBeChecked();
  await active.getByRole('link', { name: 'Zrušit vše' }).click();
  await expect(page).toHaveURL(/zahradni-hadice\?razeni=PriceSortASC$/);
});

test('products of a branch and with a rating are filtered, and sorted by rating, discount and age', async ({
  page,
}) => {
  await page.goto(hoses);
  await expect(page.locator('input[name="prodejna"]')).toHaveCount(0);
  await page.goto(`${hoses}?skladem=1`);
  const slug = await page.locator('input[name="prodejna"]').first().getAttribute('value');
  await page.goto(`${hoses}?prodejna=${slug}&hodnoceni=4`);
  await expect(page).toHaveURL(`${hoses}?hodnoceni=4&prodejna=${slug}`);
  const active = page.getByRole('list', { name: 'Zvolené filtry' });
  await expect(active).toContainText('Hodnocení: 4 a více hvězdiček');
  await expect(active).toContainText('Skladem na prodejně:');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  await active.getByRole('link', { name: /^Zrušit filtr Skladem na prodejně/ }).click();
  await expect(page).toHaveURL(`${hoses}?hodnoceni=4`);
  await expect(active).not.toContainText('Skladem na prodejně:');
  for (const [name, sort] of [
    ['Nejlépe hodnocené', 'RatingSort'],
    ['Největší sleva', 'DiscountSort'],
    ['Nejnovější', 'NewestSort'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Řazení' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${hoses}?hodnoceni=4&razeni=${sort}`);
    await expect(page.locator('main a[href^="/produkt/"]').first()).toBeVisible();
  }
});

test('filters cover the page on a phone, and an empty result offers to clear them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hoses);
  const panel = page.locator('#filtry');
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Filtrovat', exact: true }).click();
  await panel.getByRole('textbox', { name: 'Cena od' }).fill('90000');
  await panel.getByRole('button', { name: 'Zobrazit zboží' }).click();
  await expect(page.getByRole('heading', { name: 'Takové zboží teď nemáme' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Zrušit vše' }).first().click();
  await expect(page.locator('main a[href^="/produkt/"]').first()).toBeVisible();
});

test('filters on a phone say how many products they leave, and can be given up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hoses);
  const panel = page.locator('#filtry');
  const open = page.getByRole('link', { name: 'Filtrovat', exact: true });
  const green = panel.getByRole('checkbox', { name: /^Zelená/ });
  await open.click();
  const label = await panel.getByText(/^Zelená/).textContent();
  const count = Number(/\((\d+)\)/.exec(label ?? '')?.[1]);
  await green.check();
  const apply = panel.getByRole('button', { name: /^Zobrazit/ });
  // Without script nothing is known before the form is submitted.
  await expect(apply).toHaveText(new RegExp(`^Zobrazit ${count} produkt`));
  await expect(apply).toBeInViewport({ ratio: 1 });
  await panel.getByRole('link', { name: 'Zrušit' }).click();
  await expect(panel).toBeHidden();
  await open.click();
  await expect(green).not.toBeChecked();
  await expect(apply).toHaveText('Zobrazit zboží');
  await green.check();
  await apply.click();
  await expect(page).toHaveURL(/\?f\.barva=zelena$/);
  await expect(page.getByText(new RegExp(`^${count} produkt`))).toBeVisible();
});

test('a choice beside the list costs one request', async ({ page }) => {
  await page.goto(`${hoses}?f.barva=zelena`);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(hoses)) requests.push(request.url());
  });
  const inStock = page.getByRole('complementary', { name: 'Filtry' }).getByRole('checkbox', { name: /^Skladem/ });
  await inStock.check();
  await expect(page).toHaveURL(/\?f\.barva=zelena&skladem=1$/);
  await expect(page.getByRole('list', { name: 'Zvolené filtry' })).toContainText('Skladem');
  expect(requests).toHaveLength(1);
});

test('a long list of values is searched', async ({ page }) => {
  await page.goto('/eshop');
  const panel = page.getByRole('complementary', { name: 'Filtry' });
  await panel.getByText('Značka', { exact: true }).click();
  const search = panel.getByRole('searchbox', { name: 'Značka: hledat v seznamu' });
  const values = panel.getByRole('list', { name: /^Značka/ }).getByRole('checkbox');
  const last = await panel.locator('input[name="f.znacka"]').last().getAttribute('value');
  const name = (await panel.locator(`label:has(input[value="${last}"])`).textContent())?.replace(/ \(\d+\)$/, '') ?? '';
  await search.fill(name.toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, ''));
  await expect(values).toHaveCount(1);
  await search.fill('qwrtz');
  await expect(values).toHaveCount(0);
  await expect(panel.getByText('Takovou hodnotu tu nemáme.')).toBeVisible();
  await search.fill(name);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/eshop$/);
  await values.check();
  await expect(page).toHaveURL(new RegExp(`/eshop\\?f\\.znacka=${last}$`));
});

test('filters on a phone are a modal dialog for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hoses);
  const panel = page.locator('#filtry');
  const open = page.getByRole('link', { name: 'Filtrovat', exact: true });
  const close = panel.getByRole('link', { name: 'Zavřít filtry' });
  await open.click();
  await expect(panel).toBeVisible();
  // Without script the URL alone opens them, and a link closes them.
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('button', { name: 'Zobrazit zboží' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(panel).toBeVisible();
});

test('the price is set by a slider too', async ({ page }) => {
  await page.goto(hoses);
  // By its id: over the page of a phone it is a dialog.
  const panel = page.locator('#filtry');
  const to = panel.getByRole('textbox', { name: 'Cena do' });
  const slider = panel.getByRole('slider', { name: 'Cena do' });
  await slider.fill('60');
  await expect(page).toHaveURL(/\?cena=-\d+$/);
  await expect(page.getByRole('list', { name: 'Zvolené filtry' })).toContainText(await to.inputValue());
  await slider.press('End');
  await expect(page).toHaveURL(new RegExp(`${hoses}$`));
  await expect(to).toHaveValue('');

  // Over the page of a phone, the products are counted first.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${hoses}#filtry`);
  await slider.fill('60');
  await expect(page.getByRole('button', { name: /^Zobrazit \d+ produkt/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${hoses}#filtry$`));
});

test('an invalid range keeps its input and shows an error, the other filters apply', async ({ page }) => {
  await page.goto(`${hoses}?f.barva=zelena`);
  const panel = page.getByRole('complementary', { name: 'Filtry' });
  const from = panel.getByRole('textbox', { name: 'Cena od' });
  const to = panel.getByRole('textbox', { name: 'Cena do' });
  const filterAlert = page.getByRole('alert').filter({ hasText: 'Filtr Cena jsme nepoužili' });

  const fillPriceRange = async (low: string, high: string) => {
    await from.fill(low);
    await to.fill(high);
    await to.press('Enter');
  };
  await expect(async () => {
    await fillPriceRange('-5x', 'abc');
    await expect(filterAlert).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(from).toHaveValue('-5x');
  await expect(to).toHaveValue('abc');
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(from).toHaveAccessibleDescription('Zadejte číslo, například 500.');
  await expect(page.getByRole('list', { name: 'Zvolené filtry' })).toContainText('Barva: Zelená');

  await fillPriceRange('1 000', '200');
  await expect(from).toHaveAccessibleDescription(/nesmí být vyšší/);
  await expect(from).toHaveValue('1 000');

  await from.fill('200');
  await to.fill('2 000');
  // With script leaving the field is enough.
  await to.press('Tab');
  await expect(page).toHaveURL(/\?cena=200-2000&f\.barva=zelena$/);
  await expect(filterAlert).toBeHidden();
});
