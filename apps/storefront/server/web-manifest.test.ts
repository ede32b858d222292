import { expect, it } from 'vitest';
import { aHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';

it.each([
  ['default', '#1d6a3c'],
  ['alternative', '#20356b'],
])('the web manifest is in the colours of the theme %s', async (theme, color) => {
  const backend = await startFakeBackend();
  const host = await aHost(backend, { THEME: theme });
  const response = await host.get('/manifest.webmanifest');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/manifest+json']);
  expect(await response.json()).toMatchObject({
    lang: 'cs',
    theme_color: color,
    icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }],
  });
  await host.close();
  await backend.close();
});
