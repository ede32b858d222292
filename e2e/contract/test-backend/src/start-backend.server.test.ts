import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql } from '@vyloha/cms-client';
import { unwrap } from '@vyloha/store-client';
import { createTestShopper } from './clients.server';
import { startBackend } from './start-backend.server';
import type { RunningBackend } from './start-backend.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

it('serves the store client', async () => {
  const { store } = createTestShopper(backend);
  const schema = v.array(v.object({ code: v.string() }));
  const currencies = unwrap(await store.send({ method: 'GET', path: '/api/v1/currencies', schema }));
  expect(currencies.map(({ code }) => code)).toContain('CZK');
});

it('serves the CMS client by REST and GraphQL', async () => {
  const { cms } = createTestShopper(backend, { locale: 'sk' });
  const entities = v.object({ entities: v.array(v.unknown()) });
  await expect(cms.rest({ path: '/catalog/product', schema: entities })).resolves.toEqual({ entities: [] });
  const document = graphql(`
    query Brands {
      brand {
        _id
      }
    }
  `);
  const brands = v.object({ brand: v.array(v.object({ _id: v.string() })) });
  await expect(cms.query(document, {}, { schema: brands })).resolves.toHaveProperty('brand');
});

it('uses the changed identity of the shopper', async () => {
  const shopper = createTestShopper(backend);
  shopper.setIdentity({ token: 'not-a-token' });
  const response = await shopper.store.send({ method: 'GET', path: '/api/v1/user', schema: v.unknown() });
  expect(response).toMatchObject({ ok: false, status: 401 });
});
