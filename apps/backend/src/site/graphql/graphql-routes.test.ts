import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { oneTestDatabase } from '../../testing/test-databases';
import { insertContent } from './testing/content-fixture';

describe.each(oneTestDatabase(import.meta.url))('GraphQL on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await insertContent(shop.db, shop.clock.now);
  });

  afterAll(() => shop.close());

  const ask = (query: string, variables: Record<string, unknown> = {}) =>
    shop.call('POST', '/cms/graphql', { body: { query, variables } });

  it('reads menu items by id', async () => {
    expect((await ask('{ menu_item(_id: ["x"]) { id } }')).json).toEqual({ data: { menu_item: [] } });
  });

  it('lets a query in the address be cached, and one with permissions not', async () => {
    const address = `/cms/graphql?${new URLSearchParams({ query: '{ brand_total }' })}`;
    const open = await shop.call('GET', address);
    expect(open).toMatchObject({
      status: 200,
      json: { data: { brand_total: 1 } },
      headers: { etag: expect.any(String) },
    });
    expect(open.headers['cache-control']).toMatch(/^public/);
    expect(await shop.call('GET', `${address}&checkPermissions=true`)).toMatchObject({
      headers: { 'cache-control': 'private, no-store' },
    });
  });

  it('answers HEAD as it answers GET, without the body', async () => {
    const head = async (path: string) => shop.app.inject({ method: 'HEAD', url: path });
    const cacheable = await head(`/cms/graphql?${new URLSearchParams({ query: '{ brand_total }' })}`);
    expect(cacheable).toMatchObject({ statusCode: 200, headers: { etag: expect.any(String) } });
    expect((await head('/cms/graphql')).statusCode).toBe((await shop.call('GET', '/cms/graphql')).status);
  });

  it.each([
    ['{ nothing }', 'nothing'],
    ['{ brand(', 'Syntax'],
    [`{ term { ${'terms { '.repeat(12)} _id ${'} '.repeat(12)} } }`, 'depth'],
    [
      '{ category(limit: 200) { children { _id title { cs } } content { uuid } faq { _id } ancestors { _id title { cs sk } path { cs sk } image { path } } } a: category(limit: 200) { children { _id title { cs } path { cs } } ancestors { _id title { cs sk } } } b: term(limit: 1000) { _id terms { _id terms { _id } } categories { _id title { cs sk } children { _id } } } }',
      'fields',
    ],
  ])('refuses %s', async (query, reason) => {
    const { json } = await ask(query);
    expect(JSON.stringify(json)).toContain(reason);
    expect(json).not.toHaveProperty('data.term');
  });

  it('looks up relatives once for the whole list', async () => {
    const execute = vi.spyOn(shop.db, 'select');
    await ask(
      '{ category(limit: 200) { _id children { _id } ancestors { _id } top_articles { author { _id } category { _id } } } }',
    );
    expect(execute.mock.calls.length).toBeLessThanOrEqual(6);
    execute.mockRestore();
  });
});

describe('the schema', () => {
  it.each([
    [true, 200],
    [false, 400],
  ])('can be requested when introspection is %s: %d', async (graphqlIntrospection) => {
    const shop = await createTestShop({ fixture: false, settings: { graphqlIntrospection } });
    const { json } = await shop.call('POST', '/cms/graphql', { body: { query: getIntrospectionQuery() } });
    await shop.close();
    if (graphqlIntrospection) expect(json).toHaveProperty('data.__schema.queryType.name', 'Query');
    else expect(json).not.toHaveProperty('data.__schema');
  });
});
