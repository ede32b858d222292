import { expect, test } from '@playwright/test';

const skipLink = /Přeskočit na obsah/g;

/** Version of the frame that a document hands to the browser. */
function versionIn(html: string): string {
  return /"frame","(?<version>[0-9a-f]{16})"/.exec(html)?.groups?.['version'] ?? '';
}

test('the frame stands in the document once, and is not handed to the browser with it', async ({ request }) => {
  const html = await (await request.get('/zahrada')).text();
  expect(html.match(skipLink)).toHaveLength(1);
  expect(versionIn(html)).not.toBe('');
});

test('browsers keep the frame of all pages of a language for good', async ({ request }) => {
  const version = versionIn(await (await request.get('/zahrada')).text());
  expect(versionIn(await (await request.get('/prodejny')).text())).toBe(version);
  const frame = await request.get(`/ramec/${version}`);
  expect(frame.headers()).toMatchObject({
    'cache-control': 'private, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  });
  expect(await frame.json()).toMatchObject({ messages: { shell: { currency: 'Měna' } } });

  const slovak = await (await request.get('/zahrada', { headers: { Cookie: 'vyloha_locale=sk' } })).text();
  expect(versionIn(slovak)).not.toBe(version);
  expect(await (await request.get(`/ramec/${versionIn(slovak)}`)).json()).toMatchObject({
    messages: { shell: { currency: 'Mena' } },
  });
});

test('a forgotten frame is answered by the newest, which is not kept', async ({ request }) => {
  const frame = await request.get('/ramec/0123456789abcdef');
  expect(frame.status()).toBe(200);
  expect(frame.headers()['cache-control']).toBe('no-store');
});
