import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeBackend, fakeGlobals } from '../../server/testing/fake-backend';
import type { FakeBackend } from '../../server/testing/fake-backend';
import { someArgs } from '../../server/testing/some-args';
import { configureTexts } from './configure-texts.server';
import { whenShown, whenValid } from './when-valid.server';

let backend: FakeBackend;

beforeAll(async () => {
  configureTexts();
  backend = await fakeBackend();
});

beforeEach(() => backend.answers.clear());

afterAll(() => backend.close());

const page = async () => ({ title: 'Stránka' });

function serverAllows(functions: Record<string, boolean>) {
  const settings = { functions, integrations: {} };
  backend.answers.set('/store/api/v1/globals', { status: 200, body: { data: { ...fakeGlobals, settings } } });
}

describe('whenValid', () => {
  it.each([
    [true, { title: 'Stránka' }],
    [false, { status: 404 }],
  ])('a check that says %s', async (isValid, expected) => {
    const loader = whenValid(async () => isValid, page);
    const answer = await loader(await someArgs(backend)).catch((thrown: unknown) => thrown);
    expect(answer).toMatchObject(expected);
  });
});

describe('whenShown', () => {
  it.each([
    ['wishList', '', {}, false],
    ['wishList', 'wishList', {}, true],
    ['shoppingLists', '', { shopping_lists: true }, false],
    ['shoppingLists', 'shoppingLists', { shopping_lists: true }, true],
    ['shoppingLists', 'shoppingLists', { shopping_lists: false }, false],
    ['addressList', 'addressList', {}, false],
  ] as const)('%s with FEATURES=%s and the server saying %j: %s', async (name, features, functions, isThere) => {
    serverAllows(functions);
    const args = await someArgs(backend, { env: { FEATURES: features } });
    const answer = await whenShown(name, page)(args).catch((thrown: unknown) => thrown);
    expect(answer).toMatchObject(isThere ? { title: 'Stránka' } : { status: 404 });
  });
});
