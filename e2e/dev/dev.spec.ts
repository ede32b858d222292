import { expect, type Page, test as base } from '@playwright/test';
import { startDevShop, type DevShop } from './dev-shop';

const texts = 'libs/account/src/i18n/cs.json';
const component = 'libs/account/src/ui/login-page/login-page.tsx';
const loader = 'libs/account/src/handlers/login/login-page-loader.server.ts';
const backendSource = 'libs/backend/content/src/content/globals-route.ts';

const newTitle = 'Nadpis po změně';
const thrown = 'Chyba na zkoušku';
const maxPrintedLines = 40;

const test = base.extend<object, { shop: DevShop }>({
  shop: [
    async ({}, use) => {
      const shop = await startDevShop();
      await use(shop);
      shop.remove();
    },
    { scope: 'worker' },
  ],
});

// Each test goes on with the files that the one before has left.
test.describe.configure({ mode: 'serial' });

let page: Page;
let title: string;
const heading = () => page.getByRole('heading', { level: 1 });

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});

test.afterEach(({ shop }, testInfo) => {
  if (testInfo.status === testInfo.expectedStatus) return;
  process.stderr.write(
    `\nnpm run dev has printed:\n${shop.printed().split('\n').slice(-maxPrintedLines).join('\n')}\n`,
  );
});

test('pages are there once the command says that the shop is open', async ({ shop }) => {
  const response = await fetch(shop.origin);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('</html>');
});

test('a changed text shows', async ({ shop }) => {
  await page.goto(`${shop.origin}/prihlasit`);
  title = (await heading().innerText()).trim();
  shop.replace(texts, `"title": "${title}"`, `"title": "${newTitle}"`);
  await expect(heading()).toHaveText(newTitle);
});

test('a changed component shows, also on a page that is on its way', async ({ shop }) => {
  shop.replace(component, '<Form method="post"', '<p>První změna</p>\n      <Form method="post"');
  await expect(page.getByText('První změna')).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  shop.replace(component, 'První změna', 'Druhá změna');
  await expect(page.getByText('Druhá změna')).toBeVisible();
});

test('what a loader throws shows with its stack', async ({ shop }) => {
  shop.replace(loader, '  if (!isFeatureOn', `  if (request.url) throw new Error('${thrown}');\n  if (!isFeatureOn`);
  await expect(heading()).toHaveText(`Error: ${thrown}`);
  await expect(page.locator('pre')).toContainText('login-page-loader.server.ts');
});

test('what cannot be read shows, until it can be', async ({ shop }) => {
  shop.append(loader, ')');
  await expect(page.locator('pre')).toContainText('login-page-loader.server.ts');
  await expect(heading()).toBeHidden();
  shop.git('checkout', '--', loader);
  await expect(heading()).toHaveText(newTitle);
});

test('many files that are restored at once show as they were', async ({ shop }) => {
  const components = shop.git('ls-files', 'libs/account/src/ui/*.tsx').trim().split('\n');
  for (const file of components) shop.append(file, '\n// Changed.\n');
  shop.git('checkout', '--', '.');
  await expect(heading()).toHaveText(title);
  await expect(page.getByText('Druhá změna')).toHaveCount(0);
  await page.reload();
  await expect(heading()).toHaveText(title);
  await expect(page.getByText('Druhá změna')).toHaveCount(0);
  shop.replace(component, '<Form method="post"', '<p>Třetí změna</p>\n      <Form method="post"');
  await expect(page.getByText('Třetí změna')).toBeVisible();
});

test('a changed backend starts again, and one that does not start is waited for', async ({ shop }) => {
  const document = () => fetch(shop.origin).then((response) => response.text());
  shop.replace(backendSource, '{ ...contact,', "{ ...contact, name: 'Obchod po změně',");
  await expect.poll(document).toContain('Obchod po změně');
  shop.append(backendSource, `\nthrow new Error('${thrown}');\n`);
  await expect.poll(shop.printed).toContain('starts again after the next change');
  shop.git('checkout', '--', backendSource);
  await expect.poll(document).not.toContain('Obchod po změně');
});

test('Ctrl-C ends every process', async ({ shop }) => {
  expect(shop.listProcesses().length).toBeGreaterThan(5);
  await shop.interrupt();
  await expect.poll(shop.listProcesses).toEqual([]);
});
