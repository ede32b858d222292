import { aHandlerContext, startStubBackend, type StubBackend } from '@vyloha/catalog/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadSiteMetadataOrNull } from './load-site-metadata.server';
import { sitemapPartXml } from './sitemap-parts.server';

let backend: StubBackend;
const emptyTranslation = { cs: null, sk: null };
const defaultMeta = {
  seo_title: emptyTranslation,
  seo_description: emptyTranslation,
  seo_keywords: emptyTranslation,
  share_image: null,
  meta_noindex: false,
  meta_nofollow: false,
  canonical_slugs: [],
};
const entries = [
  {
    title: { cs: 'Hledání', sk: 'Hľadanie' },
    page_meta: {
      ...defaultMeta,
      slug: { cs: 'hledat', sk: 'hladat' },
      seo_title: { cs: 'Najděte si své', sk: null },
      seo_description: { cs: 'Zboží, články i značky.', sk: null },
      seo_keywords: { cs: 'hledání, zboží', sk: null },
      meta_nofollow: true,
    },
  },
  { title: { cs: '', sk: '' }, page_meta: { ...defaultMeta, slug: { cs: 'znacky', sk: 'znacky' } } },
];

beforeAll(async () => {
  backend = await startStubBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.respond({ 'GET /cms/graphql': { body: { data: { site_metadata: entries } } } }));

const load = (path: string, locale: 'cs' | 'sk' = 'cs') =>
  loadSiteMetadataOrNull(aRequest(path), { ...aHandlerContext({ backend }).context, locale });

it('uses the metadata of the path, whatever the query', async () => {
  expect(await load('/hledat?utm_source=x')).toEqual({
    title: 'Najděte si své',
    description: 'Zboží, články i značky.',
    keywords: 'hledání, zboží',
    robots: 'nofollow',
  });
});

it('falls back to the name in a language without a title, and is empty without either', async () => {
  expect(await load('/hledat', 'sk')).toEqual({ title: 'Hľadanie', robots: 'nofollow' });
  expect(await load('/znacky')).toEqual({});
});

it('does not override the titles of a search and of list pages', async () => {
  expect(await load('/hledat?q=hadice')).toEqual({ robots: 'nofollow' });
  expect(await load('/znacky?p=2')).toBeNull();
});

it('is null for other pages, and without the content system', async () => {
  expect(await load('/kosik')).toBeNull();
  backend.respond({ 'GET /cms/graphql': { status: 503, body: {} } });
  expect(await load('/hledat')).toBeNull();
});

it('leaves static pages with noindex out of the sitemap', async () => {
  const unindexed = entries.map(({ page_meta, ...entry }) => ({
    ...entry,
    page_meta: { ...page_meta, meta_noindex: true },
  }));
  const homepage = {
    title: { cs: 'Domů', sk: 'Domov' },
    page_meta: { ...defaultMeta, meta_noindex: true },
    content_blocks: [],
  };
  const otherContent = { banner_wide: [], info_box: [], brand: [], certification: [] };
  const answer = { body: { data: { site_metadata: unindexed, homepage, ...otherContent } } };
  backend.respond({ 'GET /cms/graphql': answer, 'POST /cms/graphql': answer });
  const { context } = aHandlerContext({ backend });
  const part = { name: 'shop-1', type: null, after: '', total: 1, lastModified: null };
  const domain = { host: '*', locale: 'cs', currency: 'CZK' } as const;
  const site = { publicUrl: 'https://shop.cz', domain, domains: [domain] };
  let text = '';
  for await (const piece of sitemapPartXml(context.cms, part, site)) text += piece;
  expect(text).toContain('<loc>https://shop.cz/clanky</loc>');
  for (const path of ['/', '/znacky']) expect(text).not.toContain(`<loc>https://shop.cz${path}</loc>`);
});
