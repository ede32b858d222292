// @vitest-environment node
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql } from '@vyloha/cms-client';
import { unwrap } from '@vyloha/store-client';
import { aShopperOf } from './clients.server';
import { startBackend } from './start-backend.server';
import type { RunningBackend } from './start-backend.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

it('answers the store client', async () => {
  const { store } = aShopperOf(backend);
  const schema = v.array(v.object({ code: v.string() }));
  const currencies = unwrap(await store.send({ method: 'GET', path: '/api/v1/currencies', schema }));
  expect(currencies.map(({ code }) => code)).toContain('CZK');
});

it('answers the content client in REST and GraphQL', async () => {
  const { cms } = aShopperOf(backend, { locale: 'sk' });
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

it('knows the shopper as the one it has become', async () => {
  const shopper = aShopperOf(backend);
  shopper.become({ token: 'not-a-token' });
  const answer = await shopper.store.send({ method: 'GET', path: '/api/v1/user', schema: v.unknown() });
  expect(answer).toMatchObject({ ok: false, status: 401 });
});
