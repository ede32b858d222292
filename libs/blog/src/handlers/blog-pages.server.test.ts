import { aHandlerContext, type StubBackend, startStubBackend } from '@vyloha/content-blocks/testing';
import { aPublicConfig, aRequest } from '@vyloha/testing';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireArticle, aWireAuthor, aWireCategory } from '../testing/a-wire-article';
import { articleCategoryLoader } from './article-category-loader.server';
import { articleListLoader } from './article-list-loader.server';
import { articlePageLoader } from './article-page-loader.server';
import { articlesFeedLoader } from './articles-feed-loader.server';
import { articleTagLoader } from './article-tag-loader.server';
import { authorPageLoader } from './author-page-loader.server';

let backend: StubBackend;
const futureDate = new Date(Date.now() + 86_400_000).toISOString();
const master = aWireCategory();
const child = aWireCategory({
  _id: 'ac-uzitkova',
  title: { cs: 'Užitková zahrada', sk: 'Úžitková záhrada' },
  slug: { cs: 'uzitkova', sk: 'uzitkova-sk' },
  master_category: master,
});
const tag = {
  _id: 'at-voda',
  title: { cs: 'Voda', sk: 'Voda' },
  slug: { cs: 'voda', sk: 'voda' },
  perex: null,
  image: null,
  content: [],
};

beforeAll(async () => {
  backend = await startStubBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.requests.length = 0;
  mockContent({});
});

/** Content of the mocked content system; every query reads from the same response. */
function mockContent(changes: Record<string, unknown>) {
  const data = {
    article: [aWireArticle()],
    article_total: 1,
    article_category: [master, child],
    article_tag: [tag],
    author: [aWireAuthor()],
    configuration_article_list: null,
    ...changes,
  };
  backend.respond({ 'GET /cms/graphql': { body: { data } }, 'POST /cms/graphql': { body: { data } } });
}

function loaderArgs(path: string, params: Record<string, string> = {}, locale: 'cs' | 'sk' = 'cs') {
  const { context } = aHandlerContext({ backend, shopper: { locale } });
  return { request: aRequest(path), params, context: { ...context, publicConfig: aPublicConfig() } };
}

const requestedVariables = () =>
  backend.requests.map(({ query }) => JSON.parse(query.get('variables') ?? '{}') as unknown);

describe('articleListLoader', () => {
  it('requests fifteen articles of the site per page', async () => {
    mockContent({ article_total: 31 });
    expect(await articleListLoader(loaderArgs('/clanky?p=3'))).toMatchObject({ page: 3, totalPages: 3 });
    expect(requestedVariables()).toContainEqual(expect.objectContaining({ skip: 30, limit: 15, site: 'cz' }));
  });

  it('drops articles with a future publication date', async () => {
    mockContent({ article: [aWireArticle({ _id: 'a-soon', date_published: futureDate }), aWireArticle()] });
    const { articles } = await articleListLoader(loaderArgs('/clanky'));
    expect(articles.map(({ id }) => id)).toEqual(['a-rajcata']);
  });

  it('uses the title set by editors, else its own', async () => {
    expect(await articleListLoader(loaderArgs('/clanky'))).toMatchObject({ meta: { title: 'Zelený zápisník' } });
    const head = { title: { cs: 'Zápisník', sk: 'Zápisník' }, perex: { cs: 'Rady', sk: 'Rady' }, image: null };
    mockContent({ configuration_article_list: { ...head, description: { cs: 'Píšeme od roku 1994.', sk: null } } });
    expect(await articleListLoader(loaderArgs('/clanky'))).toMatchObject({
      title: 'Zápisník',
      description: 'Píšeme od roku 1994.',
      meta: { title: 'Zápisník', description: 'Rady', canonical: { cs: '/clanky', sk: '/clanky' } },
    });
  });

  it('returns 404 past the end, and redirects from a redundant page number', async () => {
    await expect(articleListLoader(loaderArgs('/clanky?p=2'))).rejects.toMatchObject({ status: 404 });
    const moved: unknown = await articleListLoader(loaderArgs('/clanky?p=1&x=y')).catch((thrown: unknown) => thrown);
    expect(moved).toBeInstanceOf(Response);
    expect(moved).toMatchObject({ status: 301 });
  });
});

describe('articlesFeedLoader', () => {
  it('lists published articles of the site, with their texts escaped', async () => {
    mockContent({
      article: [
        aWireArticle({ _id: 'a-soon', date_published: futureDate }),
        aWireArticle({ title: { cs: 'Hadice & <konve>', sk: 'Hadice' } }),
      ],
    });
    const response = await articlesFeedLoader(loaderArgs('/clanky/rss.xml'));
    expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const feed = new JSDOM(await response.text(), { contentType: 'text/xml' }).window.document;
    const texts = (selector: string) => [...feed.querySelectorAll(selector)].map((element) => element.textContent);
    expect(texts('item > title')).toEqual(['Hadice & <konve>']);
    expect(texts('item > pubDate')).toEqual(['Sun, 01 Mar 2026 08:00:00 GMT']);
    expect(texts('item > link')[0]).toMatch(/^https?:\/\/[^/]+\/clanek\//);
    expect(texts('channel > title')).toEqual(['Zelený zápisník']);
    expect(requestedVariables()).toContainEqual(expect.objectContaining({ site: 'cz', skip: 0 }));
  });
});

describe('articleCategoryLoader', () => {
  it('shows a category, found by its slug in either language', async () => {
    const page = await articleCategoryLoader(loaderArgs('/clanky/zahrada-sk', { slug: 'zahrada-sk' }));
    expect(page).toMatchObject({
      title: 'Zahrada',
      meta: { canonical: { cs: '/clanky/zahrada', sk: '/clanky/zahrada-sk' } },
    });
    expect(requestedVariables()).toContainEqual(expect.objectContaining({ category: 'ac-zahrada' }));
  });

  it('shows a child below its parent', async () => {
    const page = await articleCategoryLoader(
      loaderArgs('/clanky/zahrada/uzitkova', { slug: 'zahrada', child: 'uzitkova' }),
    );
    expect(page).toMatchObject({
      breadcrumbs: [{ title: 'Zelený zápisník' }, { title: 'Zahrada' }, { title: 'Užitková zahrada' }],
      meta: { canonical: { cs: '/clanky/zahrada/uzitkova', sk: '/clanky/zahrada-sk/uzitkova-sk' } },
    });
  });

  it.each([{ slug: 'nikde' }, { slug: 'uzitkova', child: 'zahrada' }, { slug: 'zahrada', child: 'zahrada' }])(
    'answers 404 for %j',
    async (params) => {
      await expect(articleCategoryLoader(loaderArgs('/clanky/x', params))).rejects.toMatchObject({
        status: 404,
      });
    },
  );
});

describe('articleTagLoader', () => {
  it('shows articles with the tag', async () => {
    const page = await articleTagLoader(loaderArgs('/clanky/stitek/voda', { slug: 'voda' }));
    expect(page).toMatchObject({ title: 'Voda', meta: { canonical: { cs: '/clanky/stitek/voda' } } });
    expect(requestedVariables()).toContainEqual(expect.objectContaining({ tag: 'at-voda' }));
  });

  it('returns 404 for an unknown tag', async () => {
    mockContent({ article_tag: [] });
    await expect(articleTagLoader(loaderArgs('/clanky/stitek/x', { slug: 'x' }))).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('authorPageLoader', () => {
  const load = () => authorPageLoader(loaderArgs('/autori/jana-blahova', { slug: 'jana-blahova' }));

  it('shows an author with their articles', async () => {
    expect(await load()).toMatchObject({ author: { name: 'Jana Bláhová' }, articles: [{ id: 'a-rajcata' }] });
  });

  it('returns 404 for authors without a page', async () => {
    mockContent({ author: [aWireAuthor({ author_has_page: false })] });
    await expect(load()).rejects.toMatchObject({ status: 404 });
  });
});

describe('articlePageLoader', () => {
  const load = (locale: 'cs' | 'sk' = 'cs') => articlePageLoader(loaderArgs('/clanek/x', { slug: 'x' }, locale));

  it('shows the article with its blocks, author and related articles', async () => {
    mockContent({ article: [aWireArticle(), aWireArticle({ _id: 'a-papriky' })] });
    expect(await load()).toMatchObject({
      title: 'Jak na rajčata',
      author: { name: 'Jana Bláhová', to: '/autori/jana-blahova' },
      tags: [{ title: 'Zelenina', to: '/clanky/stitek/zelenina' }],
      content: { blocks: [{ kind: 'text', text: [{ content: [{ text: 'Sejte v\u00a0únoru.' }] }] }] },
      related: [{ id: 'a-papriky' }],
      meta: {
        canonical: { cs: '/clanek/jak-na-rajcata', sk: '/clanek/jak-na-rajcata%20SK' },
        description: 'Od semínka ke sklizni.',
      },
    });
  });

  it('has contents where it is long, and the time that reading takes', async () => {
    const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] });
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'slovo '.repeat(400) }] };
    const text = [heading('Výsev'), paragraph, heading('Sázení'), heading('Sklizeň')];
    const block = (nodes: object[]) => ({
      uuid: 'b',
      type: 'text',
      value: { cs: { text: nodes }, sk: { text: nodes } },
    });
    mockContent({ article: [aWireArticle({ content: [block(text)] })] });
    const long = await load();
    expect(long).toMatchObject({ minutes: 2, headings: [{ id: 'kapitola-1-vysev', title: 'Výsev' }, {}, {}] });
    expect(JSON.stringify(long.content.blocks)).toContain('"id":"kapitola-3-sklizen"');
    mockContent({ article: [aWireArticle({ content: [block(text.slice(0, 3))] })] });
    expect(await load()).toMatchObject({ headings: [] });
  });

  it('uses the shopper’s language', async () => {
    expect(await load('sk')).toMatchObject({
      title: 'Jak na rajčata SK',
      content: { blocks: [{ text: [{ content: [{ text: 'Sejte vo februári.' }] }] }] },
    });
  });

  it('sets the robots directive chosen by the editor', async () => {
    const pageMeta = { ...aWireArticle().page_meta, meta_noindex: true };
    mockContent({ article: [aWireArticle({ page_meta: pageMeta })] });
    expect((await load()).meta.robots).toBe('noindex');
  });

  it('returns 404 for a missing or not yet published article', async () => {
    mockContent({ article: [] });
    await expect(load()).rejects.toMatchObject({ status: 404 });
    mockContent({ article: [aWireArticle({ date_published: futureDate })] });
    await expect(load()).rejects.toMatchObject({ status: 404 });
  });
});
