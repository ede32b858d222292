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
  expect(await cancelWatchLoader({ request, params: {}, context })).toMatchObject({ token: 'abc', isDone: false });
  expect(backend.requests).toEqual([]);
});

it('cancels the watch on submit, and drops the secret from the address', async () => {
  const { context } = aHandlerContext({ backend });
  const request = aRequest('/zrusit-hlidani?token=abc', { form: { token: 'abc' } });
  const response = await cancelWatchAction({ request, params: {}, context });
  expect(backend.requests).toMatchObject([{ call, body: { token: 'abc' } }]);
  const next = '/zrusit-hlidani?stav=zruseno';
  expect(response instanceof Response && response.headers.get('Location')).toBe(next);
  expect(await cancelWatchLoader({ request: aRequest(next), params: {}, context })).toMatchObject({ isDone: true });
});

it('says why the store refuses, and keeps the secret', async () => {
  backend.respond({ [call]: { status: 429, body: { errors: [{ title: 'Příliš mnoho pokusů' }] } } });
  const { context, flashed } = aHandlerContext({ backend });
  const request = aRequest('/zrusit-hlidani', { form: { token: 'abc' } });
  const response = await cancelWatchAction({ request, params: {}, context });
  expect(flashed).toEqual([{ kind: 'danger', text: 'Příliš mnoho pokusů' }]);
  expect(response instanceof Response && response.headers.get('Location')).toBe('/zrusit-hlidani?token=abc');
});

it('cancels the watch by the button of a mail program', async () => {
  backend.respond({ [call]: { body: { data: {} } } });
  const { context } = aHandlerContext({ backend });
  const request = aRequest('/zrusit-hlidani?token=z-mailu', { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(await cancelWatchAction({ request, params: {}, context })).toBeNull();
  expect(backend.requests.at(-1)).toMatchObject({ call, body: { token: 'z-mailu' } });
});

it('rejects a text longer than any secret without asking the store', async () => {
  const { context } = aHandlerContext({ backend });
  const sent = backend.requests.length;
  const request = aRequest('/zrusit-hlidani', { form: { token: 'x'.repeat(401) } });
  await expect(cancelWatchAction({ request, params: {}, context })).rejects.toMatchObject({ status: 400 });
  expect(backend.requests).toHaveLength(sent);
});
