import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '@vyloha/e2e-fixtures/accessibility';
import { fetchProductPaths } from '@vyloha/e2e-fixtures/external-services';
import { doByHttp } from '@vyloha/e2e-fixtures/plain-browser';
import { killProcess, type RunningProcess, startStorefront } from '@vyloha/e2e-fixtures/processes';
import { putIntoPlainCart } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

let shop: RunningProcess;

test.beforeAll(async () => {
  shop = await startStorefront({ THEME: 'alternative' });
});

test.afterAll(() => killProcess(shop));

const category = '/zahrada/zavlazovani';
const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

const pathsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** How far the phone number of the head is below its search field, in pixels. */
async function distanceOfPhone(page: Page): Promise<number> {
  const call = await page
    .getByRole('banner')
    .getByRole('link', { name: /^\+420/ })
    .boundingBox();
  const search = await page.getByRole('search').boundingBox();
  return (call?.y ?? 0) - (search?.y ?? 0);
}

test('only pages of the theme load its stylesheet and its font, and have the phone number in the head itself; its home page starts with categories and the best-selling goods', async ({
  page,
  baseURL,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:css|woff2)$/.test(request.url())) files.push(new URL(request.url()).pathname);
  });
  const namesOf = () => files.map((file) => file.replace(/.*\/(.*)-[\w-]{8}\.(?:css|woff2)$/, '$1')).sort();
  const open = async (origin: string) => {
    await page.goto(origin, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
  await page.setViewportSize(wide);
  await open(shop.origin);
  expect(new Set(namesOf())).toEqual(new Set(['condensed-sans', 'print', 'styles', 'tokens-alternative']));
  expect(await distanceOfPhone(page)).toBeGreaterThanOrEqual(0);
  await test.step('the home page', async () => {
    const bestSellers = page.getByRole('region', { name: 'Nejprodávanější' });
    const [bestSelling = ''] = await fetchProductPaths({ sort: 'MostSoldSort', perPage: 8 });
    await expect(bestSellers.getByRole('article')).toHaveCount(8);
    expect((await pathsOf(page, 'main article h3 a'))[0]).toContain(bestSelling);
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const places = ['Kam se podíváme?', 'Nejprodávanější', 'Semena, která letos opravdu vyklíčí'].map((title) =>
      titles.map((text) => text.replaceAll('\u00a0', ' ')).indexOf(title),
    );
    expect(places[0]).toBe(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  files.length = 0;
  await open(baseURL ?? '');
  expect(new Set(namesOf())).toEqual(new Set(['source-sans', 'print', 'styles']));
  expect(await distanceOfPhone(page)).toBeLessThan(0);
});

test('boxes have the code first, and are lines of a list on a phone', async ({ page }) => {
  await page.goto(`${shop.origin}${category}`);
  const boxes = page.getByRole('main').getByRole('article');
  expect(await boxes.count()).toBeGreaterThan(21);
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    const [first, second] = await Promise.all([boxes.nth(0).boundingBox(), boxes.nth(1).boundingBox()]);
    const code = boxes.first().getByText(/^Kód: /);
    const [codeBox, name] = await Promise.all([code.boundingBox(), boxes.first().getByRole('heading').boundingBox()]);
    expect(codeBox?.y).toBeLessThan(name?.y ?? 0);
    const isBeside = first?.y === second?.y;
    expect(isBeside).toBe(viewport === wide);
  }
});

async function openPage(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return context.newPage();
}

for (const { path, viewports } of [
  { path: '/', viewports: [phone, wide] },
  { path: category, viewports: [phone, wide] },
  { path: '/hledat?q=hadice', viewports: [phone] },
  { path: '/kosik', viewports: [phone] },
  { path: '/prihlasit', viewports: [phone] },
  { path: '/clanek/rajcata-od-seminka', viewports: [wide] },
  { path: '/pobocky', viewports: [phone] },
  { path: '/nic-tu-neni', viewports: [wide] },
]) {
  test(`axe finds no violations on ${path}, and nothing is wider`, async ({ browser }) => {
    const page = await openPage(browser, {});
    await page.goto(`${shop.origin}${path}`);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
    await page.context().close();
  });
}

test('axe finds no violations in Slovak and with forced colours', async ({ browser }) => {
  const languageCookie = { name: 'locale', value: 'sk', url: shop.origin };
  for (const options of [{ locale: 'sk-SK' }, { forcedColors: 'active' as const }]) {
    const page = await openPage(browser, { viewport: wide, ...options });
    if ('locale' in options) await page.context().addCookies([languageCookie]);
    // The browser forces its colours when it paints: those that axe reads are not the ones seen.
    const disabledRules = 'forcedColors' in options ? ['color-contrast'] : [];
    await page.goto(`${shop.origin}${category}`);
    await expectNoViolations(page, { disabledRules });
    await page.context().close();
  }
});

test('boxes take a quantity, of metres too', async ({ browser, plain }) => {
  const [path, name] = [`${shop.origin}${category}/zahradni-hadice`, 'Hadice v metráži Peřej'];
  const page = await openPage(browser, { viewport: wide });
  await page.goto(path);
  const box = page.getByRole('article').filter({ hasText: name });
  await box
    .getByRole('spinbutton', { name: new RegExp(name) })
    .or(box.getByRole('textbox'))
    .fill('2.5');
  await box.getByRole('button', { name: /^Do košíku/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Přejít do košíku' }).click();
  // That of the line; the recommended products below have theirs.
  await expect(page.locator('main input[name="quantity"]').first()).toHaveValue('2.5');
  await page.context().close();

  await plain.open(path);
  await plain.press(new RegExp(`^Do košíku.*${name}`), { quantity: '2.5' }, 'main');
  expect([plain.url.pathname, plain.valueOf('quantity')]).toEqual(['/kosik', '2.5']);
});

test('the head of the checkout has its colour without script', async ({ browser }) => {
  const page = await openPage(browser, { javaScriptEnabled: false, viewport: phone });
  await doByHttp(page, (plain) => putIntoPlainCart(plain), shop.origin);
  await page.goto(`${shop.origin}/kosik/dodaci-udaje`);
  await expect(page.getByRole('banner').locator('..')).toHaveCSS('background-color', 'rgb(32, 53, 107)');
  await page.context().close();
});
