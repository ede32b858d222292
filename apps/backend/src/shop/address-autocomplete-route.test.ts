import { afterAll, beforeAll, expect, it } from 'vitest';
import { setting } from '@vyloha/backend-shop/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';

let shop: TestShop;
let offShop: TestShop;
let shopWithoutKey: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ settings: { addressAutocompleteKey: 'project-1' } });
  shopWithoutKey = await createTestShop();
  offShop = await createTestShop({ settings: { addressAutocompleteKey: 'project-1' } });
  const functions = { name: 'functions', value: { address_autocomplete: false } };
  await offShop.db
    .insert(setting)
    .values(functions)
    .onConflictDoUpdate({ target: setting.name, set: { value: functions.value } });
});

afterAll(async () => {
  for (const opened of [shop, shopWithoutKey, offShop]) await opened.close();
});

const configurationOf = (of: TestShop) => of.call('GET', '/store/api/v1/address-autocomplete');

it('has the key of the project, for everybody', async () => {
  const response = await configurationOf(shop);
  expect(response).toMatchObject({ status: 200, json: { data: { enabled: true, projectKey: 'project-1' } } });
  expect(response.headers['cache-control']).toMatch(/^public, /);
});

it('has none where none is set', async () => {
  expect((await configurationOf(shopWithoutKey)).json).toEqual({ data: { enabled: true, projectKey: null } });
});

it('is off where the shop switched it off', async () => {
  expect((await configurationOf(offShop)).json).toEqual({ data: { enabled: false, projectKey: null } });
});
