import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { oneTestDatabase } from '../../testing/test-databases';
import { insertContent } from './testing/content-fixture';

const translated = (cs: string, sk = cs) => ({ cs, sk });
const words = '{ cs sk }';

describe.each(oneTestDatabase(import.meta.url))("editors' content by GraphQL on $name", ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await insertContent(shop.db, shop.clock.now);
  });

  afterAll(() => shop.close());

  it.each([
    [
      `page(slug: "doprava") { title ${words} content { cs sk } url_rewrite ${words} contact_box { show_button } }`,
      {
        page: [
          {
            title: translated('Doprava'),
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
      { site_metadata: [{ page_meta: { slug: translated('kontakt') } }] },
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
      {
        configuration_entry_header: { title: translated('Vítejte') },
        configuration_article_list: { title: translated('Články') },
      },
    ],
    [
      `banner_wide(enabled: true) { _id title ${words} time_limited } all: banner_wide { _id }`,
      {
        banner_wide: [{ _id: 'bw_2' }, { _id: 'bw_1', title: translated('Jaro'), time_limited: false }],
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
            author: { title: translated('Jana') },
            category: { _id: 'ac_jaro', master_category: { _id: 'ac_rady' } },
            tags: [{ _id: 'at_voda' }],
            site_enabled: ['cz'],
          },
        ],
        article_total: 1,
      },
    ],
    [
      'a: article(category: "ac_jaro", tag: "at_voda", author: "au_jana", site: "cz") { _id } b: article(site: "sk") { _id } c: article(tag: "x") { _id } master: article(category: "ac_rady") { _id } article_total(site: "sk")',
      { a: [{ _id: 'a_zaliv' }], b: [], c: [], master: [{ _id: 'a_zaliv' }], article_total: 0 },
    ],
    [
      `article_category(slug: "jaro") { _id slug ${words} weight } article_tag(slug: "voda") { _id } author(article: "a_zaliv") { _id author_has_page } none: author(article: "x") { _id }`,
      {
        article_category: [{ _id: 'ac_jaro', slug: translated('jaro') }],
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
  ])('resolves %s', async (query, data) => {
    const { status, json } = await shop.call('POST', '/cms/graphql', { body: { query: `{ ${query} }` } });
    expect(json).not.toHaveProperty('errors');
    expect({ status, json }).toMatchObject({ status: 200, json: { data } });
  });
});
