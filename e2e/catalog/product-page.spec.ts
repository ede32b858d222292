import { scrollUntilVisible } from '@vyloha/e2e-fixtures/interaction';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const machine = '/produkt/razovy-utahovak-oblouk';
const plant = '/produkt/fikus-pruzny';

test('anchor links reach the sections of the page and keep the variant', async ({ page }) => {
  await page.goto('/produkt/zahradni-holinky-val');
  await page.getByRole('main').getByRole('link', { name: '39', exact: true }).click();
  await expect(page).toHaveURL(/variant_id=/);
  const anchorLinks = page.getByRole('navigation', { name: 'Na této stránce' }).getByRole('link');
  await expect(anchorLinks).toHaveText(['Popis', 'Parametry', 'Recenze', 'Dotazy', 'Související']);
  for (const anchor of ['popis', 'parametry', 'recenze', 'dotazy', 'souvisejici'])
    await expect(page.locator(`#${anchor}`)).toBeAttached();
  await anchorLinks.filter({ hasText: 'Parametry' }).click();
  await expect(page).toHaveURL(/variant_id=.*#parametry$/);
  await expect(page.getByRole('heading', { name: 'Parametry' })).toBeInViewport();
});

test('parameter explanations open on demand, by keyboard alone', async ({ page }) => {
  await page.goto(plant);
  const row = page.getByRole('row', { name: /^Stanoviště/ });
  const explanation = row.getByText('Kolik světla rostlina potřebuje.');
  await expect(explanation).toBeHidden();
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(explanation).toBeVisible();
  await expect(row.getByText('3 až 6 hodin slunce')).toBeVisible();
});

test('a parameter value links to more products that have it', async ({ page }) => {
  await page.goto(machine);
  await page
    .getByRole('row', { name: /^Pohon/ })
    .getByRole('link', { name: 'Akumulátor' })
    .click();
  await expect(page).toHaveURL(/\/akumulatorova-technika$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Akumulátorová technika' })).toBeVisible();
});

test('in Slovak it links to the Slovak URL, and explanations are Slovak', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'vyloha_locale', value: 'sk', url: baseURL ?? '' }]);
  await page.goto(plant);
  const row = page.getByRole('row', { name: /^Stanovište/ });
  await expect(row.getByText('3 až 6 hodín slnka')).toBeVisible();
  await expect(row.getByRole('link', { name: 'Polotieň' })).toHaveAttribute('href', '/pre-tienistu-zahradu');
});

test('editors add products and text to a category, and products to the home page', async ({ page }) => {
  await page.goto(machine);
  const tools = page.getByRole('region', { name: 'Na práci se stroji' });
  await scrollUntilVisible(page, tools);
  await expect(tools.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('region', { name: 'Servis máme vlastní' }).getByText(/předvedeme/)).toBeVisible();
  await page.goto(plant);
  await scrollUntilVisible(page, page.getByRole('contentinfo').getByRole('link').last());
  await expect(tools).toHaveCount(0);
  await page.goto('/');
  const winter = page.getByRole('region', { name: 'Než přijde mráz' });
  await scrollUntilVisible(page, winter);
  await expect(winter.getByRole('article')).toHaveCount(8);
});

test('on a phone the name, the picture and the price are seen at once', async ({ page }) => {
  for (const height of [640, 844]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto(machine);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    const picture = main.getByRole('img').first();
    const bar = page.locator('[data-buy-bar]');
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText('Kč');
    await expect(bar).toBeInViewport({ ratio: 1 });
    const [name, shown, buying] = [await heading.boundingBox(), await picture.boundingBox(), await bar.boundingBox()];
    expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
    // Without script a hint is above the page.
    expect((shown?.y ?? Infinity) + (shown?.height ?? 0) / 2).toBeLessThanOrEqual(buying?.y ?? 0);
  }
});

test('on a phone the buy button is always visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(machine);
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: /^Do košíku/ }).and(page.locator('[form]'));
  await expect(button).toBeInViewport();
  await page.locator('#parametry').scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Zboží je v košíku' })).toBeVisible();
});

const hose = '/produkt/zahradni-hadice-zdroj';
const twoWordName = '/produkt/razovy-utahovak-oblouk';

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`the button is in the first screen of ${width}×${height}, above the cookie notice`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of [hose, twoWordName]) {
      await page.goto(address);
      const notice = await page.locator('[data-notice="consent"]').boundingBox();
      expect(notice).not.toBeNull();
      const buttons = await page
        .getByRole('main')
        .getByRole('button', { name: /^Do košíku/ })
        .all();
      const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
      const bottoms = boxes.flatMap((box) => (box === null ? [] : [box.y + box.height]));
      expect(Math.min(...bottoms)).toBeLessThanOrEqual(notice?.y ?? 0);
    }
  });
}

test('the gallery keeps its shape whatever opens beside it, and the name is larger than titles of sections', async ({
  page,
}) => {
  await page.goto(hose);
  const main = page.getByRole('main');
  const frame = main.getByRole('region', { name: 'Obrázky zboží' }).getByRole('list').first();
  // Where it is depends on how far a click has scrolled.
  const sizeOf = async () => {
    const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
    return { width, height };
  };
  const before = await sizeOf();
  expect(before.width).toBeGreaterThan(0);
  expect(Math.abs(before.width - before.height)).toBeLessThan(4);
  for (const title of ['Doprava: kdy a za kolik', 'Hlídat cenu']) await main.getByText(title, { exact: true }).click();
  await expect(main.locator('form#watchPrice')).toBeVisible();
  expect(await sizeOf()).toEqual(before);
  const sizes = await main
    .locator('h1, h2')
    .evaluateAll((titles) => titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)));
  expect(sizes[0]).toBeGreaterThan(Math.max(...sizes.slice(1)));
});
