import { vatNumberLoader } from '@vyloha/account/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function ask(number: string, running: RunningBackend | null = backend) {
  const { context } = aHandlerContext(running === null ? {} : { backend: running });
  const request = aRequest(`/kosik/dic?cislo=${encodeURIComponent(number)}`);
  return vatNumberLoader({ request, params: {}, context });
}

it.each([
  ['cz 240 813 53', { number: 'CZ24081353', result: 'valid' }],
  ['DE100000000', { number: 'DE100000000', result: 'valid' }],
  ['CZ25173901', { number: 'CZ25173901', result: 'invalid' }],
  ['DE201000000', { number: 'DE201000000', result: 'invalid' }],
  ['DE301000000', { number: 'DE301000000', result: 'unavailable' }],
])('says what VIES says about %s', async (number, state) => {
  const response = await ask(number);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toEqual({ ...state, askedAt: expect.any(String) });
});

it.each(['CZ24081354', '2020273893', '', '9'.repeat(10_000)])('says nothing about %s', async (number) => {
  expect(await (await ask(number)).json()).toBeNull();
});

it('says nothing while the backend is unavailable', async () => {
  expect(await (await ask('CZ24081353', null)).json()).toBeNull();
});
