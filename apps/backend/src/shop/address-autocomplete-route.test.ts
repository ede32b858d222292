import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { setting } from '@vyloha/backend-shop/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';

let shop: TestShop;

afterEach(() => shop.close());

const readConfiguration = () => shop.call('GET', '/store/api/v1/address-autocomplete');

it('has the key of the project, for everybody', async () => {
  shop = await createTestShop({ settings: { addressAutocompleteKey: 'project-1' } });
  const response = await readConfiguration();
  expect(response).toMatchObject({ status: 200, json: { data: { enabled: true, projectKey: 'project-1' } } });
  expect(response.headers['cache-control']).toMatch(/^public, /);
});

it('has none where none is set', async () => {
  shop = await createTestShop();
  expect((await readConfiguration()).json).toEqual({ data: { enabled: true, projectKey: null } });
});

it('is off where the shop switched it off', async () => {
  shop = await createTestShop({ settings: { addressAutocompleteKey: 'project-1' } });
  await shop.db
    .update(setting)
    .set({ value: { address_autocomplete: false } })
    .where(eq(setting.name, 'functions'));
  expect((await readConfiguration()).json).toEqual({ data: { enabled: false, projectKey: null } });
});
