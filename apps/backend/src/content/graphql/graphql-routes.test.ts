import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { testDatabases } from '../../testing/test-databases';
import { insertContent } from './testing/content-fixture';

const both = (cs: string, sk = cs) => ({ cs, sk });
const words = '{ cs sk }';

describe.each(testDatabases())('GraphQL on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await insertContent(shop.db, shop.clock.now);
  });

  afterAll(() => shop.close());

  const ask = (query: string, variables: Record<string, unknown> = {}) =>
    shop.call('POST', '/cms/graphql', { body: { query, variables } });

  it.each([
    [
      `page(slug: "doprava") { title ${words} content { cs sk } url_rewrite ${words} contact_box { show_button } }`,
      {
        page: [
          {
            title: both('Doprava'),
            content: { cs: [{ type: 'paragraph' }], sk: [{ type: 'paragraph' }] },
            contact_box: null,
          },
        ],
      },
    ],
    [
      'content_page(slug: "poradna") { pagination blocks_per_page content_blocks { uuid type value } }',
      { content_page: [{ pagination: true, blocks_per_page: null, content_blocks: [{ uuid: 'u-1', type: 'text' }] }] },
    ],
    [
      'homepage { _id page_meta { seo_title { cs } meta_noindex } content_blocks { type } }',
      { homepage: { _id: 'home', page_meta: { seo_title: { cs: null }, meta_noindex: false } } },
    ],
    [
      `site_metadata(slug: "kontakt") { title ${words} page_meta { slug ${words} } }`,
      { site_metadata: [{ page_meta: { slug: both('kontakt') } }] },
    ],
    [
      `configuration { cart { shopping_disabled domain_enabled } footer { copyright_year } usp_items { title ${words} } error_pages { code } }`,
      {
        configuration: {
          cart: { shopping_disabled: true, domain_enabled: [] },
          footer: null,
          usp_items: [{}],
          error_pages: [],
        },
      },
    ],
    [
      'configuration_block(code: "footer") { code } none: configuration_block(code: "x") { code }',
      { configuration_block: [{ code: 'footer' }], none: [] },
    ],
    [
      `configuration_entry_header { title ${words} } configuration_article_list { title ${words} }`,
      { configuration_entry_header: { title: both('Vítejte') }, configuration_article_list: { title: both('Články') } },
    ],
    [
      `banner_wide(enabled: true) { _id title ${words} time_limited } all: banner_wide { _id }`,
      {
        banner_wide: [{ _id: 'bw_2' }, { _id: 'bw_1', title: both('Jaro'), time_limited: false }],
        all: [{}, {}, { _id: 'bw_3' }],
      },
    ],
    [
      'info_box { _id box_color }',
      {
        info_box: [
          { _id: 'ib_1', box_color: '#fff' },
          { _id: 'ib_2', box_color: null },
        ],
      },
    ],
    ['certification { _id image { path } weight }', { certification: [{ image: { path: 'bio' }, weight: 0 }] }],
    [
      `article { _id author { title ${words} } category { _id master_category { _id } } tags { _id } site_enabled } article_total`,
      {
        article: [
          {
            _id: 'a_zaliv',
            author: { title: both('Jana') },
            category: { _id: 'ac_jaro', master_category: { _id: 'ac_rady' } },
            tags: [{ _id: 'at_voda' }],
            site_enabled: ['cz'],
          },
        ],
        article_total: 1,
      },
    ],
    [
      'a: article(category: "ac_jaro", tag: "at_voda", author: "au_jana", site: "cz") { _id } b: article(site: "sk") { _id } c: article(tag: "x") { _id } article_total(site: "sk")',
      { a: [{ _id: 'a_zaliv' }], b: [], c: [], article_total: 0 },
    ],
    [
      `article_category(slug: "jaro") { _id slug ${words} weight } article_tag(slug: "voda") { _id } author(article: "a_zaliv") { _id author_has_page } none: author(article: "x") { _id }`,
      {
        article_category: [{ _id: 'ac_jaro', slug: both('jaro') }],
        article_tag: [{ _id: 'at_voda' }],
        author: [{ _id: 'au_jana', author_has_page: false }],
        none: [],
      },
    ],
    ['faq_question { _id content { sk } }', { faq_question: [{ content: { sk: [{ type: 'paragraph' }] } }] }],
    [
      'term(limit: 1000) { _id categories { _id } products { id } virtual_categories { _id } terms { _id } }',
      {
        term: [
          { _id: 't_humus' },
          {
            _id: 't_mulc',
            categories: [{ _id: 'c-hadice' }],
            products: [{ id: 'p-konev' }],
            virtual_categories: [],
            terms: [{ _id: 't_humus' }],
          },
        ],
      },
    ],
    [
      `featured_list(code: "home") { title ${words} products { id prices { unitWithTax } } }`,
      { featured_list: [{ products: [{ id: 'p-konev', prices: { unitWithTax: 199 } }] }] },
    ],
    [
      'product_end_text(product: "p-konev") { _id content { cs } title { cs } } none: product_end_text(product: "p-gone") { _id }',
      { product_end_text: [{ _id: 'et_1', title: null }], none: [] },
    ],
    [
      'product(ids: ["p-stary", "p-darek", "p-gone", "p-konev"]) { id visibility { saleable } variants { id } content { description } }',
      {
        product: [
          { id: 'p-stary', visibility: { saleable: false } },
          { id: 'p-konev', variants: [{ id: 'v-konev' }] },
        ],
      },
    ],
    [
      `brand { _id title link image { path } description { cs } } brand_total by: brand(link: "/rosa") { _id }`,
      {
        brand: [{ _id: 'b-rosa', title: 'Rosa', link: 'rosa', image: null, description: { cs: null } }],
        brand_total: 1,
        by: [{ _id: 'b-rosa' }],
      },
    ],
    [
      `parameter(_id: ["par-color"]) { title ${words} parameter_type } ParameterValues(parameter: "par-color") { _id parameter image { path } } color(_id: ["pv-green", "x"]) { _id color_hex parameter_value_image { path } }`,
      {
        parameter: [{ title: both('Barva'), parameter_type: 'color' }],
        ParameterValues: [{ _id: 'pv-green', parameter: 'par-color', image: { path: 'green' } }],
        color: [{ _id: 'pv-green', color_hex: '#2c7a3f', parameter_value_image: { path: 'green' } }],
      },
    ],
    [
      `category(store_id: ["c-hadice"]) { __typename _id title ${words} ancestors { _id } children { _id } top_articles { _id } content_articles { _id } faq { _id } catalog_settings { parameters { entityId } } }`,
      {
        category: [
          {
            __typename: 'Category',
            _id: 'c-hadice',
            ancestors: [{ _id: 'c-zahrada' }],
            children: [],
            top_articles: [{ _id: 'a_zaliv' }],
            content_articles: [],
            faq: [],
          },
        ],
      },
    ],
    [
      'category(slugs: ["zahrada"]) { children { _id path { cs } } } both: category(_id: ["c-zahrada"], store_id: ["c-hadice"]) { _id }',
      { category: [{ children: [{ _id: 'c-hadice', path: { cs: 'zahrada/hadice' } }] }], both: [] },
    ],
    [
      'virtual_category(parameters: ["par-color"], values: ["pv-green", "x"], category: "c-hadice") { _id sliced_categories parameters { entityId values } price_range { price_from } } none: virtual_category(values: ["x"]) { _id }',
      {
        virtual_category: [
          {
            _id: 'vc-zelene',
            sliced_categories: ['c-hadice'],
            parameters: [{ entityId: 'par-color' }],
            price_range: null,
          },
        ],
        none: [],
      },
    ],
    [
      `filtered_category(parameters: ["par-color"], values: ["pv-green"], category: "c-hadice") { _id path ${words} store_category description { cs } catalog_settings { parameters { entityId } } top_articles { _id } } none: filtered_category(category: "c-zahrada") { _id } by: filtered_category(slugs: ["/zelene"]) { _id }`,
      {
        filtered_category: [
          {
            _id: 'fc_zelene',
            path: both('zelene'),
            store_category: 'c-hadice',
            description: { cs: null },
            catalog_settings: { parameters: [] },
            top_articles: [],
          },
        ],
        none: [],
        by: [{}],
      },
    ],
    [
      'configuration_top_categories { items { store_categories { _id } virtual_categories { _id } top_category_links { link_type category { _id } virtual_category { _id } } custom_links { link_type } } }',
      {
        configuration_top_categories: {
          items: [
            {
              store_categories: [{ _id: 'c-zahrada' }],
              virtual_categories: [],
              top_category_links: [{ link_type: 'category', category: { _id: 'c-hadice' }, virtual_category: null }],
              custom_links: [],
            },
          ],
        },
      },
    ],
    [
      `branch(primary: true, region: "praha", limit: 500) { _id store_id title ${words} opening_hours { day from to } services ${words} pay_with_card employees { title } images { path } branch_is_primary page_meta { slug ${words} } storeBranch { id shipperIds city } } branch_total(primary: true) by: branch(slug: "praha-karlin") { _id } none: branch(region: "plzensky") { _id }`,
      {
        branch: [
          {
            _id: 'br-praha-karlin',
            store_id: 'br-praha-karlin',
            services: [both('Míchání barev')],
            pay_with_card: true,
            employees: [],
            images: [],
            branch_is_primary: true,
            page_meta: { slug: both('praha-karlin') },
            storeBranch: { shipperIds: ['s-pobocka'], city: 'Praha 8' },
          },
        ],
        branch_total: 1,
        by: [{}],
        none: [],
      },
    ],
  ])('answers %s', async (query, data) => {
    const { status, json } = await ask(`{ ${query} }`);
    expect(json).not.toHaveProperty('errors');
    expect({ status, json }).toMatchObject({ status: 200, json: { data } });
  });

  it('reads menu items by id', async () => {
    expect((await ask('{ menu_item(_id: ["x"]) { id } }')).json).toEqual({ data: { menu_item: [] } });
  });

  it('lets a query in the address be kept, and one with permissions not', async () => {
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

  it('looks relatives up once for the whole list', async () => {
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
  ])('may be asked for when introspection is %s: %d', async (graphqlIntrospection) => {
    const shop = await createTestShop({ fixture: false, settings: { graphqlIntrospection } });
    const { json } = await shop.call('POST', '/cms/graphql', { body: { query: getIntrospectionQuery() } });
    await shop.close();
    if (graphqlIntrospection) expect(json).toHaveProperty('data.__schema.queryType.name', 'Query');
    else expect(json).not.toHaveProperty('data.__schema');
  });
});
