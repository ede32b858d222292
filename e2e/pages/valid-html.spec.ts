import { HtmlValidate } from 'html-validate';
import { accountPages } from '@vyloha/e2e-fixtures/account-pages';
import { findEveryPage } from '@vyloha/e2e-fixtures/every-page';
import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { plainGuest } from '@vyloha/e2e-fixtures/plain-guest';
import { customerPassword } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const checker = new HtmlValidate({
  extends: ['html-validate:standard'],
  // It still takes <details> for sectioning content, which the standard no longer does.
  elements: ['html5', { details: { inherit: 'details', sectioning: false } }],
});

interface OpenedPage {
  path: string;
  html: string;
}

const openedPage = ({ html, url }: PlainBrowser): OpenedPage => ({ path: url.pathname, html });

async function openPages(browser: PlainBrowser, paths: readonly string[]): Promise<OpenedPage[]> {
  const pages: OpenedPage[] = [];
  for (const path of paths) {
    await browser.open(path);
    pages.push(openedPage(browser));
  }
  return pages;
}

/** Checks pages after all were opened: it takes so long that the server would close the connection meanwhile. */
async function findErrors(pages: readonly OpenedPage[]): Promise<string[]> {
  const reports = await Promise.all(pages.map(({ html, path }) => checker.validateString(html, path)));
  return reports
    .flatMap(({ results }) => results)
    .flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} (${selector})`),
    );
}

test('the HTML of every page is valid', async ({ baseURL }) => {
  test.slow();
  const paths = await findEveryPage(baseURL ?? '');
  expect(await findErrors(await openPages(new PlainBrowser(baseURL ?? ''), paths))).toEqual([]);
});

test('so is that of the checkout, with an error and to its end', async ({ baseURL }) => {
  const browser = new PlainBrowser(baseURL ?? '');
  await browser.open((await findKnownPages(baseURL ?? '')).product);
  await browser.submit(browser.form('input[name="id"]'));
  const pages = await openPages(browser, ['/kosik', '/kosik/dodaci-udaje']);
  await browser.submit(browser.form('input[name="postcode"]'), { ...plainGuest, postcode: '11' });
  expect(browser.status).toBe(422);
  pages.push(openedPage(browser));
  await browser.submit(browser.form('input[name="postcode"]'), plainGuest);
  pages.push(openedPage(browser));
  await browser.submit(browser.form('input[name="shipper"]'), { shipper: 's-ppl', payment: 'pay-transfer' });
  expect(browser.url.pathname).toBe('/kosik/dokonceni');
  pages.push(openedPage(browser));
  pages.push(...(await openPages(browser, [browser.link('a[href^="/objednavka/"]:not([href$=".ics"])')])));
  expect(await findErrors(pages)).toEqual([]);
});

test('and that of the account', async ({ baseURL }) => {
  const browser = new PlainBrowser(baseURL ?? '');
  await browser.open('/prihlasit');
  await browser.submit(browser.form('input[name="password"]'), {
    email: 'zakaznik@example.com',
    password: customerPassword,
  });
  const pages = await openPages(browser, accountPages);
  expect(pages.map(({ path }) => path)).toEqual(accountPages);
  expect(await findErrors(pages)).toEqual([]);
});
