import { expect, it } from 'vitest';
import { aHost } from '../testing/a-host';
import { startFakeBackend } from '../testing/fake-backend';

async function getSecurityText(env: Record<string, string>) {
  const backend = await startFakeBackend();
  const host = await aHost(backend, env);
  const response = await host.get('/.well-known/security.txt');
  const text = await response.text();
  await host.close();
  await backend.close();
  return { response, text };
}

it.each([
  ['security@example.cz', 'mailto:security@example.cz'],
  ['https://www.example.cz/bezpecnost', 'https://www.example.cz/bezpecnost'],
])('security.txt names %s, for less than a year', async (SECURITY_CONTACT, contact) => {
  const { response, text } = await getSecurityText({ SECURITY_CONTACT });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(new RegExp(`^Contact: ${contact}$`, 'm'));
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

it('security.txt is a 404 where the shop names nobody', async () => {
  expect((await getSecurityText({})).response.status).toBe(404);
});
