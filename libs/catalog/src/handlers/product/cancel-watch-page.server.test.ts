// @vitest-environment node
import { startStubBackend, type StubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelWatchAction, cancelWatchLoader } from './cancel-watch-page.server';

const call = 'POST /store/api/v1/watchers/cancel';
let backend: StubBackend;
beforeAll(async () => {
  backend = await startStubBackend({ [call]: { body: { data: {} } } });
});
afterAll(() => backend.stop());

it('does nothing when the link is opened', async () => {
  const { context } = aHandlerContext({ backend });
  const request = aRequest('/zrusit-hlidani?token=abc');
  expect(await cancelWatchLoader({ request, params: {}, context })).toMatchObject({ token: 'abc' });
  expect(backend.requests).toEqual([]);
});

it('cancels the watch on submit, and drops the secret from the address', async () => {
  const { context, flashed } = aHandlerContext({ backend });
  const request = aRequest('/zrusit-hlidani?token=abc', { form: { token: 'abc' } });
  const response = await cancelWatchAction({ request, params: {}, context });
  expect(backend.requests).toMatchObject([{ call, body: { token: 'abc' } }]);
  expect(response.headers.get('Location')).toBe('/zrusit-hlidani');
  expect(flashed).toMatchObject([{ kind: 'success' }]);
});

it('rejects a text that the store refuses as a secret', async () => {
  backend.respond({ [call]: { status: 422, body: { errors: [{ title: 'Hodnota není správná' }] } } });
  const { context } = aHandlerContext({ backend });
  const request = aRequest('/zrusit-hlidani', { form: { token: 'x'.repeat(5_000) } });
  await expect(cancelWatchAction({ request, params: {}, context })).rejects.toMatchObject({ status: 400 });
});
