import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aHost } from './testing/a-host';
import type { RunningHost } from './testing/a-host';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';

let backend: FakeBackend;
let host: RunningHost;

beforeAll(async () => {
  backend = await startFakeBackend();
  host = await aHost(backend);
});

beforeEach(() => {
  backend.responses.clear();
  backend.calls.length = 0;
});

afterAll(async () => {
  await host.close();
  await backend.close();
});

describe('a file that does not exist', () => {
  it.each(['/zahrada/konev.png', '/old/app.js', '/style.css', '/wp-login.php', '/.env', '/.git/config', '/admin.aspx'])(
    '%s is a 404 of a few words',
    async (path) => {
      const response = await host.get(path);
      expect([response.status, await response.text()]).toEqual([404, 'Not found']);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it('of a page is not asked for in the backend', async () => {
    await host.get('/produkt/konev.webp');
    expect(backend.calls).toEqual([]);
  });

  it('moves where editors say so', async () => {
    backend.responses.set('/cms/redirect', { status: 200, body: { redirectPath: '/zahrada' } });
    const response = await host.get('/katalog.php?id=7');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/zahrada?id=7']);
  });

  it.each(['/zahrada', '/zahrada/verze-2.0', '/zahrada.html'])('is not what %s asks for', async (path) => {
    expect(await (await host.get(path)).text()).not.toBe('Not found');
  });
});
