import { expect, test } from '@vyloha/e2e-fixtures/test';

const hoses = '/zahrada/zavlazovani/zahradni-hadice';

test('products are filtered by two values and a price, typed or by a slider, sorted, and filters cleared', async ({
  page,
}) => {
  await page.goto(hoses);
  const panel = page.getByRole('complementary', { name: 'Filtry' });
  const active = page.getByRole('list', { name: 'Zvolené filtry' });
  await test.step('forced colours keep swatches, and mark what is selected', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const backgrounds = await panel
      .getByRole('list', { name: 'Barva' })
      .locator('label [style*="background"]')
      .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor));
    expect(backgrounds.length).toBeGreaterThan(2);
    expect(new Set(backgrounds).size).toBe(backgrounds.length);
    const outlines = await page
      .getByRole('navigation', { name: 'Řazení' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).outlineStyle));
    expect(outlines.filter((style) => style === 'solid')).toHaveLength(1);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('the price is set by a slider too', async () => {
    const to = panel.getByRole('textbox', { name: 'Cena do' });
    const slider = panel.getByRole('slider', { name: 'Cena do' });
    await slider.fill('60');
    await expect(page).toHaveURL(/\?cena=-\d+$/);
    await expect(active).toContainText(await to.inputValue());
    await slider.press('End');
    await expect(page).toHaveURL(new RegExp(`${hoses}$`));
    await expect(to).toHaveValue('');
    // The address changes before the page does, which would take back a choice made meanwhile.
    await expect(active).toHaveCount(0);
  });

  await panel.getByRole('checkbox', { name: /^Zelená/ }).check();
  await expect(active).toContainText('Barva: Zelená');
  await panel.getByRole('checkbox', { name: /^Černá/ }).check();
  await expect(active).toContainText('Barva: Černá');
  await expect(panel.getByRole('checkbox', { name: /^Zelená/ })).toBeChecked();

  await panel.getByRole('textbox', { name: 'Cena do' }).fill('1000');
  await panel.getByRole('textbox', { name: 'Cena do' }).press('Enter');
  await expect(page).toHaveURL(/\?cena=-1000&f\.barva=cerna&f\.barva=zelena$/);
  await expect(active).toContainText('Cena');
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
  plain,
}) => {
  const slugOfBranch = () => plain.document.querySelector('input[name="prodejna"]')?.getAttribute('value');
  const active = () => plain.read('ul[aria-label="Zvolené filtry"]');
  await plain.open(hoses);
  expect(slugOfBranch()).toBeUndefined();
  await plain.open(`${hoses}?skladem=1`);
  const slug = slugOfBranch();
  await plain.open(`${hoses}?prodejna=${slug}&hodnoceni=4`);
  expect(plain.path).toBe(`${hoses}?hodnoceni=4&prodejna=${slug}`);
  expect(active()).toContain('Hodnocení: 4 a více hvězdiček');
  expect(active()).toContain('Skladem na prodejně:');
  expect(plain.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');

  await plain.follow(/^Zrušit filtr Skladem na prodejně/);
  expect(plain.path).toBe(`${hoses}?hodnoceni=4`);
  expect(active()).not.toContain('Skladem na prodejně:');
  for (const [name, sort] of [
    ['Nejlépe hodnocené', 'RatingSort'],
    ['Největší sleva', 'DiscountSort'],
    ['Nejnovější', 'NewestSort'],
  ] as const) {
    await plain.follow(name, 'nav[aria-label="Řazení"]');
    expect(plain.path).toBe(`${hoses}?hodnoceni=4&razeni=${sort}`);
    expect(plain.document.querySelector('main a[href^="/produkt/"]')).not.toBeNull();
  }
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

test('filters on a phone are a modal dialog, say how many products they leave, can be given up, and are cleared when none is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hoses);
  // By its id: over the page of a phone it is a dialog.
  const panel = page.locator('#filtry');
  const open = page.getByRole('link', { name: /^Filtrovat(?: \(\d\))?$/ });
  const close = panel.getByRole('link', { name: 'Zavřít filtry' });
  const green = panel.getByRole('checkbox', { name: /^Zelená/ });
  const apply = panel.getByRole('button', { name: /^Zobrazit/ });
  await expect(panel).toBeHidden();
  await open.click();
  await expect(panel).toBeVisible();
  // Without script the URL alone opens them, and a link closes them.
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(apply).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(panel).toBeVisible();

  const label = await panel.getByText(/^Zelená/).textContent();
  const count = Number(/\((\d+)\)/.exec(label ?? '')?.[1]);
  await green.check();
  // Without script nothing is known before the form is submitted.
  await expect(apply).toHaveText(new RegExp(`^Zobrazit ${count} produkt`));
  await expect(apply).toBeInViewport({ ratio: 1 });
  await panel.getByRole('link', { name: 'Zrušit' }).click();
  await expect(panel).toBeHidden();
  await open.click();
  await expect(green).not.toBeChecked();
  await expect(apply).toHaveText('Zobrazit zboží');
  await panel.getByRole('slider', { name: 'Cena do' }).fill('60');
  await expect(apply).toHaveText(/^Zobrazit \d+ produkt/);
  await expect(page).toHaveURL(new RegExp(`${hoses}#filtry$`));
  await panel.getByRole('slider', { name: 'Cena do' }).press('End');
  await green.check();
  await apply.click();
  await expect(page).toHaveURL(/\?f\.barva=zelena$/);
  await expect(page.getByText(new RegExp(`^${count} produkt`))).toBeVisible();

  await open.click();
  await panel.getByRole('textbox', { name: 'Cena od' }).fill('90000');
  await apply.click();
  await expect(page.getByRole('heading', { name: 'Takové zboží teď nemáme' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Zrušit vše' }).first().click();
  await expect(page.locator('main a[href^="/produkt/"]').first()).toBeVisible();
});

test('a choice beside the list costs one request; an invalid range keeps its input and shows an error, the other filters apply', async ({
  page,
}) => {
  await page.goto(`${hoses}?f.barva=zelena`);
  const panel = page.getByRole('complementary', { name: 'Filtry' });
  const active = page.getByRole('list', { name: 'Zvolené filtry' });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(hoses)) requests.push(request.url());
  });
  await panel.getByRole('checkbox', { name: /^Skladem/ }).check();
  await expect(page).toHaveURL(/\?f\.barva=zelena&skladem=1$/);
  await expect(active).toContainText('Skladem');
  expect(requests).toHaveLength(1);

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
  await expect(active).toContainText('Barva: Zelená');

  await fillPriceRange('1 000', '200');
  await expect(from).toHaveAccessibleDescription(/nesmí být vyšší/);
  await expect(from).toHaveValue('1 000');

  await from.fill('200');
  await to.fill('2 000');
  // With script leaving the field is enough.
  await to.press('Tab');
  await expect(page).toHaveURL(/\?cena=200-2000&f\.barva=zelena&skladem=1$/);
  await expect(filterAlert).toBeHidden();
});
