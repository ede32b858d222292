import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { plainGuest } from '@vyloha/e2e-fixtures/plain-guest';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a purchase by plain HTTP, without script, ends with an order in the backend', async ({ baseURL }) => {
  const browser = new PlainBrowser(baseURL ?? '');

  await browser.open('/');
  expect(browser.status).toBe(200);
  await browser.open(browser.link('nav a[href^="/"]:not([href="/"])'));
  expect(browser.status).toBe(200);
  await browser.open(browser.link('a[href^="/produkt/"]'));
  expect(browser.status).toBe(200);

  await browser.submit(browser.form('input[name="id"]'), { quantity: '2' });
  await browser.open('/kosik');
  expect(browser.text('[data-cart-count]')).toContain('2');

  await browser.open('/kosik/dodaci-udaje');
  await browser.submit(browser.form('input[name="postcode"]'), { ...plainGuest, postcode: '11' });
  expect(browser.status).toBe(422);
  expect(browser.text('body')).toContain('PSČ musí obsahovat 5 čísel');
  expect(browser.document.querySelector('input[name="city"]')?.getAttribute('value')).toBe(plainGuest.city);

  await browser.submit(browser.form('input[name="postcode"]'), plainGuest);
  expect(browser.url.pathname).toBe('/kosik/doprava-a-platba');
  expect(browser.text('body')).toContain('Objednávka zavazující k platbě');

  await browser.submit(browser.form('input[name="shipper"]'), { shipper: 's-ppl', payment: 'pay-transfer' });
  expect(browser.url.pathname).toBe('/kosik/dokonceni');
  const code = browser.text('[data-order-code]');
  const token =
    browser.text('[data-order-token]') ||
    browser.document.querySelector('[data-order-token]')?.getAttribute('data-order-token');
  expect(code).toMatch(/^\d{10}$/);

  const response = await fetch(`${process.env['E2E_BACKEND_URL']}/store/api/v1/orders/token/${token}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    data: { code, customer: { email: plainGuest.email }, shipper: { id: 's-ppl' }, payment: { id: 'pay-transfer' } },
  });

  await browser.open(browser.link('a[href^="/objednavka/"]:not([href$=".ics"])'));
  expect(browser.status).toBe(200);
  expect(browser.text('h1')).toBe(`Objednávka ${code}`);
  expect(browser.text('main')).toContain('Čekáme na platbu');

  const stranger = new PlainBrowser(baseURL ?? '');
  await stranger.open(await waitForMailedPath(plainGuest.email, '/objednavka'));
  expect(stranger.text('h1')).toBe(`Objednávka ${code}`);

  await browser.open('/kosik');
  expect(browser.text('[data-cart-count]')).not.toContain('2');
});
