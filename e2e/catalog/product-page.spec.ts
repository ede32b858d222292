import type { Page } from '@playwright/test';
import { scrollUntilVisible } from '@vyloha/e2e-fixtures/interaction';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const machine = '/produkt/razovy-utahovak-oblouk';
const plant = '/produkt/fikus-pruzny';
const hose = '/produkt/zahradni-hadice-zdroj';
const toolsTitle = 'Na práci se stroji';

test('anchor links reach the sections of the page and keep the variant, as the link of a picture does', async ({
  page,
}) => {
  await page.goto('/produkt/zahradni-holinky-val');
  await page.getByRole('main').getByRole('link', { name: '39', exact: true }).click();
  await expect(page).toHaveURL(/variant_id=/);
  // The address changes a moment before the page does.
  await expect(page.getByRole('link', { name: /zvětšit$/ }).first()).toHaveAttribute('href', /variant_id=/);
  const anchorLinks = page.getByRole('navigation', { name: 'Na této stránce' }).getByRole('link');
  await expect(anchorLinks).toHaveText(['Popis', 'Parametry', 'Recenze', 'Dotazy', 'Související']);
  for (const anchor of ['popis', 'parametry', 'recenze', 'dotazy', 'souvisejici'])
    await expect(page.locator(`#${anchor}`)).toBeAttached();
  await anchorLinks.filter({ hasText: 'Parametry' }).click();
  await expect(page).toHaveURL(/variant_id=.*#parametry$/);
  await expect(page.getByRole('heading', { name: 'Parametry' })).toBeInViewport();
});

test('parameter explanations open on demand, by keyboard alone, and other goods have none of the editors’ products', async ({
  page,
}) => {
  await page.goto(plant);
  const row = page.getByRole('row', { name: /^Stanoviště/ });
  const explanation = row.getByText('Kolik světla rostlina potřebuje.');
  await expect(explanation).toBeHidden();
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(explanation).toBeVisible();
  await expect(row.getByText('3 až 6 hodin slunce')).toBeVisible();
  await scrollUntilVisible(page, page.getByRole('contentinfo').getByRole('link').last());
  await expect(page.getByRole('region', { name: toolsTitle })).toHaveCount(0);
});

test('editors add products and text to a category, and a parameter value links to more products that have it', async ({
  page,
}) => {
  await page.goto(machine);
  const tools = page.getByRole('region', { name: toolsTitle });
  await scrollUntilVisible(page, tools);
  await expect(tools.getByRole('article')).toHaveCount(8);
  await expect(page.getByRole('region', { name: 'Servis máme vlastní' }).getByText(/předvedeme/)).toBeVisible();
  await page
    .getByRole('row', { name: /^Pohon/ })
    .getByRole('link', { name: 'Akumulátor' })
    .click();
  await expect(page).toHaveURL(/\/akumulatorova-technika$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Akumulátorová technika' })).toBeVisible();
});

test('in Slovak it links to the Slovak URL, and explanations are Slovak', async ({ plain }) => {
  plain.cookies = [{ name: 'vyloha_locale', value: 'sk' }];
  await plain.open(plant);
  const row = [...plain.document.querySelectorAll('tr')].find(({ textContent }) => textContent?.includes('Stanovište'));
  expect(row?.textContent).toContain('3 až 6 hodín slnka');
  const links = [...(row?.querySelectorAll('a') ?? [])];
  expect(links.find(({ textContent }) => textContent === 'Polotieň')?.getAttribute('href')).toBe(
    '/pre-tienistu-zahradu',
  );
});

/** The button that buys is above the notice of cookies in the first screen. */
async function expectButtonAboveNotice(page: Page): Promise<void> {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const notice = await page.locator('[data-notice="consent"]').boundingBox();
    expect(notice).not.toBeNull();
    const buttons = await page
      .getByRole('main')
      .getByRole('button', { name: /^Do košíku/ })
      .all();
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    const bottoms = boxes.flatMap((box) => (box === null ? [] : [box.y + box.height]));
    expect(Math.min(...bottoms), `${width}×${height}`).toBeLessThanOrEqual(notice?.y ?? 0);
  }
}

test('the button is in the first screen above the cookie notice, on a phone with the name, the picture and the price, and stays', async ({
  page,
}) => {
  await page.goto(machine);
  await expectButtonAboveNotice(page);
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const picture = main.getByRole('img').first();
  const bar = page.locator('[data-buy-bar]');
  for (const height of [640, 844]) {
    await page.setViewportSize({ width: 390, height });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText('Kč');
    await expect(bar).toBeInViewport({ ratio: 1 });
    const [name, shown, buying] = [await heading.boundingBox(), await picture.boundingBox(), await bar.boundingBox()];
    expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
    expect((shown?.y ?? Infinity) + (shown?.height ?? 0) / 2).toBeLessThanOrEqual(buying?.y ?? 0);
  }
  const button = main.getByRole('button', { name: /^Do košíku/ }).and(page.locator('[form]'));
  await expect(button).toBeInViewport();
  await page.locator('#parametry').scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Zboží je v košíku' })).toBeVisible();
});

test('the button of a short name is there too, the gallery keeps its shape whatever opens beside it, and the name is larger than titles of sections', async ({
  page,
}) => {
  await page.goto(hose);
  await expectButtonAboveNotice(page);
  await page.setViewportSize({ width: 1280, height: 720 });
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
