import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { oneTestDatabase } from '../../testing/test-databases';
import { insertContent } from './testing/content-fixture';

const both = (cs: string, sk = cs) => ({ cs, sk });
const words = '{ cs sk }';

describe.each(oneTestDatabase(import.meta.url))('catalogue queries by GraphQL on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await insertContent(shop.db, shop.clock.now);
  });

  afterAll(() => shop.close());

  it.each([
    [
      `featured_list(code: "home") { title ${words} products { id prices { unitWithTax } } }`,
      { featured_list: [{ products: [{ id: 'p-konev', prices: { unitWithTax: 199 } }] }] },
    ],
    [
      'of: featured_list(code: "page", product: "p-konev") { _id categories { _id } } other: featured_list(product: "p-gone") { _id } all: featured_list(code: "page") { _id categories { _id } }',
      {
        of: [
          { _id: 'fl_2', categories: [{ _id: 'c-zahrada' }] },
          { _id: 'fl_4', categories: [] },
        ],
        other: [],
        all: [{ _id: 'fl_3' }, { _id: 'fl_2' }, { _id: 'fl_4' }],
      },
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
      `parameter(_id: ["par-color"]) { title ${words} parameter_type link_to_virtual_category { path ${words} parameters { entityId values } } } ParameterValues(parameter: "par-color") { _id parameter image { path } } color(_id: ["pv-green", "x"]) { _id color_hex parameter_value_image { path } }`,
      {
        parameter: [
          {
            title: both('Barva'),
            parameter_type: 'color',
            link_to_virtual_category: { path: both('zelene'), parameters: [{ values: ['pv-green'] }] },
          },
        ],
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
      'virtual_category(parameters: ["par-color"], values: ["pv-green", "x"], category: "c-hadice") { _id sliced_categories parameters { entityId values } price_range { price_from } } none: virtual_category(values: ["x"]) { _id } by: virtual_category(slugs: ["zelene"]) { _id }',
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
  ])('resolves %s', async (query, data) => {
    const { status, json } = await shop.call('POST', '/cms/graphql', { body: { query: `{ ${query} }` } });
    expect(json).not.toHaveProperty('errors');
    expect({ status, json }).toMatchObject({ status: 200, json: { data } });
  });

  it('announces exceptions of branches from the day of the shop’s clock on', async () => {
    const { now } = shop.clock;
    shop.clock.now = new Date('2031-12-24T23:30:00Z');
    const dates = [{ date: '2031-12-25' }, { date: '2031-12-26' }, { date: '2032-01-01' }];
    const query =
      '{ branch(primary: true) { opening_exceptions { date } storeBranch { openingExceptions { date } } } }';
    expect(await shop.call('POST', '/cms/graphql', { body: { query } })).toMatchObject({
      json: { data: { branch: [{ opening_exceptions: dates, storeBranch: { openingExceptions: dates } }] } },
    });
    expect(await shop.call('GET', '/store/api/v1/branches')).toMatchObject({
      json: { data: [{ openingExceptions: dates }] },
    });
    shop.clock.now = now;
  });
});
