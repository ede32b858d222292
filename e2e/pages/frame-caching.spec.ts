import { expect, test } from '@vyloha/e2e-fixtures/test';

const skipLink = /Přeskočit na obsah/g;

/** Version of the frame data that a document passes to the browser. */
function extractFrameVersion(html: string): string {
  return /"frame","(?<version>[0-9a-f]{16})"/.exec(html)?.groups?.['version'] ?? '';
}

test('the frame is in the HTML once, and not repeated in the hydration data', async ({ request }) => {
  const html = await (await request.get('/zahrada')).text();
  expect(html.match(skipLink)).toHaveLength(1);
  expect(extractFrameVersion(html)).not.toBe('');
});

test('browsers cache the frame data of a language permanently', async ({ request }) => {
  const version = extractFrameVersion(await (await request.get('/zahrada')).text());
  expect(extractFrameVersion(await (await request.get('/prodejny')).text())).toBe(version);
  const frame = await request.get(`/ramec/${version}`);
  expect(frame.headers()).toMatchObject({
    'cache-control': 'private, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  });
  expect(await frame.json()).toMatchObject({ messages: { shell: { currency: 'Měna' } } });

  const slovak = await (await request.get('/zahrada', { headers: { Cookie: 'vyloha_locale=sk' } })).text();
  expect(extractFrameVersion(slovak)).not.toBe(version);
  expect(await (await request.get(`/ramec/${extractFrameVersion(slovak)}`)).json()).toMatchObject({
    messages: { shell: { currency: 'Mena' } },
  });
});

test('an outdated frame version returns the newest, uncached', async ({ request }) => {
  const frame = await request.get('/ramec/0123456789abcdef');
  expect(frame.status()).toBe(200);
  expect(frame.headers()['cache-control']).toBe('no-store');
});
