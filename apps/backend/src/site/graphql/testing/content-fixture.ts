import { eq } from 'drizzle-orm';
import type { Database } from '@vyloha/backend-kernel';
import * as schema from '../../../testing/tables';

const translated = (cs: string, sk = cs) => ({ cs, sk });

function entry(
  type: string,
  id: string,
  data: Record<string, unknown>,
  overrides: { weight?: number; enabled?: boolean } = {},
) {
  return { type, id, slug: translated(id.split('_').at(-1) ?? id), data, ...overrides };
}

/** One of each kind of content; dates are relative to the caller's clock. */
export async function insertContent(db: Database, now: Date): Promise<void> {
  const past = new Date(now.getTime() - 60_000).toISOString();
  const future = new Date(now.getTime() + 60_000).toISOString();
  const content = [{ uuid: 'u-1', type: 'text', value: { cs: { text: 'Ahoj' } } }];
  await db.insert(schema.contentEntry).values([
    entry('page', 'pg_doprava', { title: translated('Doprava'), content: { cs: [{ type: 'paragraph' }] } }),
    entry('content_page', 'cp_poradna', { title: translated('Poradna'), pagination: true, content_blocks: content }),
    { ...entry('homepage', 'home', { title: translated('Úvod'), content_blocks: content }), slug: null },
    entry('site_metadata', 'sm_kontakt', { title: translated('Kontakt') }),
    {
      ...entry('configuration', 'cfg', {
        cart: { shopping_disabled: true },
        usp_items: [{ title: translated('Rychle') }],
      }),
      slug: null,
    },
    entry('configuration_block', 'cb_1', { code: 'footer', content_blocks: content }),
    entry('configuration_entry_header', 'eh_1', { title: translated('Vítejte') }),
    entry('configuration_article_list', 'al_1', { title: translated('Články') }),
    entry('banner_wide', 'bw_1', { title: translated('Jaro', '') }, { weight: 1 }),
    entry('banner_wide', 'bw_2', { title: translated('Léto') }, { weight: 2 }),
    entry('banner_wide', 'bw_3', { title: translated('Zima') }, { enabled: false }),
    entry('info_box', 'ib_2', { order: 2, text: translated('Druhý') }),
    entry('info_box', 'ib_1', { order: 1, text: translated('První'), box_color: '#fff' }),
    entry('certification', 'ce_1', { title: translated('Bio'), image: { path: 'bio' } }),
    entry('author', 'au_jana', { title: translated('Jana') }),
    entry('article_category', 'ac_rady', { title: translated('Rady') }),
    entry('article_category', 'ac_jaro', { title: translated('Jaro'), master_category: 'ac_rady' }),
    entry('article_tag', 'at_voda', { title: translated('Voda') }),
    entry('article', 'a_zaliv', {
      title: translated('Zálivka'),
      date_published: past,
      author: 'au_jana',
      category: 'ac_jaro',
      tags: ['at_voda', 'at_gone'],
      site_enabled: ['cz'],
    }),
    entry('article', 'a_pristi', { title: translated('Příště'), date_published: future }),
    entry('faq_question', 'q_1', { title: translated('Kdy?'), content: { cs: [{ type: 'paragraph' }] } }),
    entry('term', 't_mulc', {
      title: translated('Mulč'),
      terms: ['t_humus'],
      categories: ['c-hadice'],
      products: ['p-konev'],
    }),
    entry('term', 't_humus', { title: translated('Humus') }),
    entry('featured_list', 'fl_1', { code: 'home', title: translated('Tipy'), products: ['p-konev', 'p-gone'] }),
    entry('featured_list', 'fl_2', { code: 'page', title: translated('Tady'), categories: ['c-zahrada'] }),
    entry(
      'featured_list',
      'fl_3',
      { code: 'page', title: translated('Jinde'), categories: ['c-jinde'] },
      { weight: 1 },
    ),
    entry('featured_list', 'fl_4', { code: 'page', title: translated('Všude'), products: ['p-konev'] }),
    entry('product_end_text', 'et_1', { categories: ['c-zahrada'], content: { cs: [{ type: 'paragraph' }] } }),
    entry('filtered_category', 'fc_zelene', {
      title: translated('Zelené hadice'),
      store_category: 'c-hadice',
      parameters: [{ entityId: 'par-color', values: ['pv-green'] }],
    }),
    entry('configuration_top_categories', 'tc_1', {
      items: [
        {
          title: translated('Zahrada'),
          top_category_item_type: 'store_category',
          store_categories: ['c-zahrada'],
          top_category_links: [{ title: translated('Hadice'), link_type: 'category', category: 'c-hadice' }],
        },
      ],
    }),
  ]);
  await db.insert(schema.virtualCategory).values({
    id: 'vc-zelene',
    title: translated('Zelené'),
    path: translated('zelene'),
    rule: { categories: ['c-hadice'], parameters: [{ entityId: 'par-color', values: ['pv-green'] }] },
  });
  const parameter = {
    id: 'par-color',
    slug: translated('barva'),
    title: translated('Barva'),
    type: 'color',
    linkToVirtualCategory: 'vc-zelene',
  };
  await db.insert(schema.parameter).values(parameter);
  const value = { parameterId: 'par-color', slug: translated('zelena'), title: translated('Zelená') };
  await db.insert(schema.parameterValue).values({ ...value, id: 'pv-green', colorHex: '#2c7a3f', imageKey: 'green' });
  await db
    .update(schema.category)
    .set({ presentation: { topArticleIds: ['a_zaliv'] } })
    .where(eq(schema.category.id, 'c-hadice'));
  await db
    .update(schema.branch)
    .set({ presentation: { services: [translated('Míchání barev')], pay_with_card: true } })
    .where(eq(schema.branch.id, 'br-praha-karlin'));
}
