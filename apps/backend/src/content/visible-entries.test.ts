import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../testing/tables';
import { createTestShop, testNow, type TestShop } from '../testing/create-test-shop';
import { oneTestDatabase } from '../testing/test-databases';

const translated = (cs: string) => ({ cs, sk: cs });
const yesterday = new Date(testNow.getTime() - 86_400_000).toISOString();
const tomorrow = new Date(testNow.getTime() + 86_400_000).toISOString();

function entry(type: string, id: string, data: Record<string, unknown>) {
  const title = translated(`Kompost ${id}`);
  return { type, id, slug: translated(id), data: { title, content: [], date_published: yesterday, ...data } };
}

const everywhere = ['a-cz', 'a-everywhere'];

/** Each surface that shows articles: what it requests, and the ids in its response. */
const surfaces = [
  ['lists', '{ article { _id } }'],
  ['lists of an author', '{ article(author: "au-1") { _id } }'],
  ['their own pages', '{ article(_id: ["a-cz", "a-everywhere", "a-sk", "a-tomorrow"]) { _id } }'],
  ['search', '{ search(q: "kompost") { articles { entities { _id } } } }'],
  ['categories of products', '{ category(_id: ["c-hadice"]) { top_articles { _id } content_articles { _id } } }'],
] as const;

describe.each(oneTestDatabase(import.meta.url))('articles of a site on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await shop.db
      .insert(schema.contentEntry)
      .values([
        entry('article', 'a-everywhere', { author: 'au-1' }),
        entry('article', 'a-cz', { site_enabled: ['cz'], author: 'au-1' }),
        entry('article', 'a-sk', { site_enabled: ['sk'], author: 'au-1', category: 'ac-sk' }),
        entry('article', 'a-tomorrow', { date_published: tomorrow, author: 'au-1' }),
        entry('article_category', 'ac-sk', { site_enabled: ['sk'] }),
        entry('author', 'au-1', { author_has_page: true }),
        entry('author', 'au-sk', { author_has_page: true, site_enabled: ['sk'] }),
      ]);
    await shop.db
      .update(schema.category)
      .set({ presentation: { topArticleIds: ['a-sk', 'a-tomorrow'], contentArticleIds: ['a-cz', 'a-everywhere'] } })
      .where(eq(schema.category.id, 'c-hadice'));
  });

  afterAll(() => shop.close());

  const onSite = (code: string) => ({ headers: { 'x-domain-code': code } });

  async function idsIn(query: string, code: string): Promise<string[]> {
    const { json } = await shop.call('POST', '/cms/graphql', { ...onSite(code), body: { query } });
    expect(json).not.toHaveProperty('errors');
    return [...JSON.stringify(json).matchAll(/"_id":"([^"]+)"/g)].map(([, id]) => id ?? '').sort();
  }

  it.each(surfaces)('%s show those that are published, on this site', async (_surface, query) => {
    expect(await idsIn(query, 'cz')).toEqual(everywhere);
  });

  it('counts what it lists', async () => {
    const count = async (code: string) =>
      (await shop.call('POST', '/cms/graphql', { ...onSite(code), body: { query: '{ article_total }' } })).json;
    expect(await count('cz')).toEqual({ data: { article_total: 2 } });
    expect(await count('sk')).toEqual({ data: { article_total: 2 } });
    // Who names no site, such as an export, sees them all.
    expect(await count('')).toEqual({ data: { article_total: 3 } });
  });

  it('has categories and authors of the site alone', async () => {
    expect(await idsIn('{ article_category { _id } author { _id } }', 'cz')).toEqual(['au-1']);
    expect(await idsIn('{ article_category { _id } author { _id } }', 'sk')).toEqual(['ac-sk', 'au-1', 'au-sk']);
  });

  it('links them from the pages of the catalogue', async () => {
    const { json } = await shop.call('GET', '/cms/catalog/category?ids=c-hadice', onSite('cz'));
    expect(json).toMatchObject({
      entities: [{ top_articles: [], content_articles: [{ _id: 'a-cz' }, { _id: 'a-everywhere' }] }],
    });
  });

  it.each(['article', 'article_category', 'author'])('lists %s of the site in the sitemap', async (type) => {
    const listed = async (code: string) =>
      JSON.stringify((await shop.call('GET', `/cms/sitemap/${type}`, onSite(code))).json);
    expect(await listed('cz')).not.toMatch(/-sk"|tomorrow/);
    expect(await listed('sk')).toMatch(/-sk"/);
  });
});
