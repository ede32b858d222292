import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { detailTable } from '@vyloha/e2e-fixtures/routes/detail-table';
import { redirectTable } from '@vyloha/e2e-fixtures/routes/redirect-table';
import { expect, test } from '@vyloha/e2e-fixtures/test';

for (const { path, status, location } of redirectTable) {
  test(`${path} redirects to ${location}`, async ({ baseURL }) => {
    // Concatenated, since a path that begins with two slashes would be parsed as another host.
    const response = await fetch(`${baseURL}${path}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
  });
}

for (const { route, listedOn, link } of detailTable) {
  test(`${route} linked on ${listedOn}`, async ({ baseURL }) => {
    const browser = new PlainBrowser(baseURL ?? '');
    await browser.open(listedOn);
    await browser.open(browser.link(link));
    expect(browser.status).toBe(200);
    const heading = browser.text('h1');
    expect(heading).not.toBe('');
    expect(browser.document.querySelectorAll('h1')).toHaveLength(1);
    expect(browser.document.title).toContain(' | Zelená výloha');
    expect(browser.document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toContain(baseURL ?? '');
  });
}

test('a page number past the end of a list is a 404', async ({ baseURL }) => {
  for (const path of ['/zahrada?p=999', '/zahrada?p=99999999999', '/clanky?p=999', '/znacky?p=999']) {
    expect((await fetch(new URL(path, baseURL))).status).toBe(404);
  }
});

test('single-fetch data has the status of its page', async ({ baseURL }) => {
  for (const [path, status] of [
    ['/takova-stranka-neni.data', 404],
    ['/produkt/takovy-neni.data', 404],
    ['/podminky.data', 200],
    ['/kontakty.data', 202],
  ] as const) {
    expect((await fetch(new URL(path, baseURL), { redirect: 'manual' })).status).toBe(status);
  }
});

test('a notification of an unknown payment is rejected with an empty body', async ({ baseURL }) => {
  for (const [query, status] of [
    ['?id=3000001', 404],
    ['', 400],
  ] as const) {
    const response = await fetch(new URL(`/checkout/payment/notify${query}`, baseURL));
    expect([response.status, await response.text()]).toEqual([status, '']);
  }
});

test('maintenance sends Retry-After, missing files get a short 404', async ({ baseURL }) => {
  const browser = new PlainBrowser(baseURL ?? '');
  await browser.open('/udrzba');
  expect([browser.status, browser.text('h1')]).toEqual([503, 'Na obchodě právě pracujeme']);
  expect(browser.document.title).toBe('Na obchodě právě pracujeme | Zelená výloha');
  expect((await fetch(new URL('/udrzba', baseURL))).headers.get('Retry-After')).toBe('3600');
  for (const path of ['/assets/none.js', '/img/none/none']) {
    const response = await fetch(new URL(path, baseURL));
    expect(response.status).toBe(404);
    expect((await response.text()).length).toBeLessThan(100);
  }
});
