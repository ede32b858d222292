import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeBackend, fakeGlobals } from '../../../server/testing/fake-backend';
import type { FakeBackend } from '../../../server/testing/fake-backend';
import { createLoaderArgs } from '../../../server/testing/loader-args';
import { configureTexts } from '../texts/configure-texts.server';
import { requireFeature, requireValid } from './require-feature.server';

let backend: FakeBackend;

beforeAll(async () => {
  configureTexts();
  backend = await startFakeBackend();
});

beforeEach(() => backend.responses.clear());

afterAll(() => backend.close());

const page = async () => ({ title: 'Stránka' });

function serverAllows(functions: Record<string, boolean>) {
  const settings = { functions, integrations: {} };
  backend.responses.set('/store/api/v1/globals', { status: 200, body: { data: { ...fakeGlobals, settings } } });
}

describe('requireValid', () => {
  it.each([
    [true, { title: 'Stránka' }],
    [false, { status: 404 }],
  ])('a check that returns %s', async (isValid, expected) => {
    const loader = requireValid(async () => isValid, page);
    const response = await loader(await createLoaderArgs(backend)).catch((thrown: unknown) => thrown);
    expect(response).toMatchObject(expected);
  });
});

describe('requireFeature', () => {
  it.each([
    ['wishList', '', {}, false],
    ['wishList', 'wishList', {}, true],
    ['shoppingLists', '', { shopping_lists: true }, false],
    ['shoppingLists', 'shoppingLists', { shopping_lists: true }, true],
    ['shoppingLists', 'shoppingLists', { shopping_lists: false }, false],
    ['addressList', 'addressList', {}, false],
  ] as const)('%s with FEATURES=%s and the server setting %j: %s', async (name, features, functions, isThere) => {
    serverAllows(functions);
    const args = await createLoaderArgs(backend, { env: { FEATURES: features } });
    const response = await requireFeature(name, page)(args).catch((thrown: unknown) => thrown);
    expect(response).toMatchObject(isThere ? { title: 'Stránka' } : { status: 404 });
  });
});
