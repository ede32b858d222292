import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from '@remix-run/router';
import { isIndexedRoute, listRoutePatternNames, toRouteName } from '@vyloha/links';
import { describe, expect, it } from 'vitest';
import { withDefaultTranslations } from '@vyloha/contract';
import { languageLinksOf, pageTags } from './page-meta';
import type { PageMeta, PageMatch } from './page-meta';

const anyHost = { host: '*', locale: 'cs', currency: 'CZK' } as const;
const cz = { host: 'shop.example', locale: 'cs', currency: 'CZK' } as const;
const sk = { host: 'shop-sk.example', locale: 'sk', currency: 'EUR' } as const;

const root = {
  locale: 'cs',
  shell: { shopName: 'Zelená výloha' },
  config: { publicUrl: 'http://shop.example', domain: anyHost, domains: [anyHost] },
  failureTitle: 'Něco se porouchalo',
  siteMetadata: null,
} as const;

const product: PageMatch = {
  data: { meta: { title: 'Hadice' } },
  error: null,
  routeId: 'product-slug___cs',
  params: { slug: 'hadice' },
};

function tagsOf(meta: PageMeta, page: Partial<PageMatch> = {}, site: Parameters<typeof pageTags>[1] = root) {
  return pageTags({ ...product, data: { meta }, ...page }, site);
}

const canonical = (href: string) => ({ tagName: 'link', rel: 'canonical', href });
const noindex = { name: 'robots', content: 'noindex' };

describe('pageTags', () => {
  it('names the page and the shop, with absolute URLs', () => {
    expect(
      tagsOf({
        title: 'Hadice',
        description: 'Na zahradu',
        canonical: withDefaultTranslations({ cs: '/zahrada/hadice?p=2', sk: '/záhrada/hadice?p=2' }),
        image: '/img/a',
        feed: '/clanky/rss.xml',
        type: 'product',
      }),
    ).toEqual([
      { title: 'Hadice | Zelená výloha' },
      { name: 'description', content: 'Na zahradu' },
      canonical('http://shop.example/zahrada/hadice?p=2'),
      { property: 'og:url', content: 'http://shop.example/zahrada/hadice?p=2' },
      {
        tagName: 'link',
        rel: 'alternate',
        type: 'application/rss+xml',
        title: 'Hadice',
        href: '/clanky/rss.xml',
      },
      { property: 'og:title', content: 'Hadice' },
      { property: 'og:site_name', content: 'Zelená výloha' },
      { property: 'og:type', content: 'product' },
      { property: 'og:locale', content: 'cs_CZ' },
      { property: 'og:description', content: 'Na zahradu' },
      { property: 'og:image', content: 'http://shop.example/img/a' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]);
  });

  it('uses the route with its parameters where the loader sets no canonical URL', () => {
    expect(tagsOf({ title: 'Hadice' })).toContainEqual(canonical('http://shop.example/produkt/hadice'));
    expect(tagsOf({ title: 'Hadice' }, { routeId: 'all___cs', params: { '*': 'zahrada/hadice' } })).toContainEqual(
      canonical('http://shop.example/zahrada/hadice'),
    );
  });

  it('uses one URL for all languages', () => {
    const tags = tagsOf({ title: 'Prodejny', canonical: '/clanky?seznam=pobocky' }, { routeId: 'articleList___cs' });
    expect(tags).toContainEqual(canonical('http://shop.example/clanky?seznam=pobocky'));
  });

  it('links to each language on its own domain', () => {
    const site = { ...root, locale: 'sk', config: { ...root.config, domain: sk, domains: [cz, sk] } } as const;
    const meta = {
      title: 'Hadica',
      canonical: withDefaultTranslations({ cs: '/produkt/hadice', sk: '/produkt/hadica' }),
    };
    const links = tagsOf(meta, {}, site).filter((tag) => 'tagName' in tag);
    expect(links).toEqual([
      canonical('http://shop-sk.example/produkt/hadica'),
      { tagName: 'link', rel: 'alternate', hrefLang: 'cs', href: 'http://shop.example/produkt/hadice' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'sk', href: 'http://shop-sk.example/produkt/hadica' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'http://shop.example/produkt/hadice' },
    ]);
  });

  it('links to no domain on which a product has no price', () => {
    const site = { ...root, config: { ...root.config, domain: cz, domains: [cz, sk] } };
    expect(tagsOf({ title: 'Hadice', pricedIn: ['CZK'] }, {}, site).filter((tag) => 'hrefLang' in tag)).toEqual([]);
  });

  it('sets each robots directive once, and no canonical URL for a page that is not indexed', () => {
    const tags = tagsOf({ title: 'Hadice', robots: 'noindex, nofollow' });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex,nofollow' });
    expect(tags.some((tag) => 'rel' in tag)).toBe(false);
    expect(tagsOf({ title: 'Hledání', robots: 'noindex' }, { routeId: 'search___cs' })).toContainEqual(noindex);
    expect(tagsOf({ title: 'Hadice', robots: 'nofollow' })).toContainEqual(
      canonical('http://shop.example/produkt/hadice'),
    );
  });

  it.each(listRoutePatternNames())('%s is indexed, or is not, as its route defines', (route) => {
    if (route === null) throw new Error(`${name} is no page`);
    const tags = tagsOf({ title: 'Stránka' }, { routeId: toRouteName(route) });
    expect(tags.some((tag) => 'rel' in tag && tag['rel'] === 'canonical')).toBe(isIndexedRoute(route));
    expect(tags.some((tag) => 'name' in tag && tag.name === 'robots')).toBe(!isIndexedRoute(route));
  });

  it('lets editors override the tags of a fixed URL, and only there', () => {
    const siteMetadata = { title: 'Vstupte', description: 'Ke svému účtu', keywords: 'účet', robots: 'nofollow' };
    const site = { ...root, siteMetadata };
    const own = { title: 'Přihlášení', description: 'Účet', robots: 'noindex' };
    expect(tagsOf(own, { routeId: 'login___cs', params: {} }, site)).toEqual(
      expect.arrayContaining([
        { title: 'Vstupte | Zelená výloha' },
        { name: 'description', content: 'Ke svému účtu' },
        { name: 'keywords', content: 'účet' },
        { name: 'robots', content: 'noindex,nofollow' },
        { property: 'og:title', content: 'Vstupte' },
      ]),
    );
    expect(tagsOf({ title: 'Hadice' }, {}, site)).toEqual(tagsOf({ title: 'Hadice' }));
    const nothing = { ...root, siteMetadata: {} };
    expect(tagsOf({ title: 'Značky' }, { routeId: 'brands___cs', params: {} }, nothing)).toEqual(
      tagsOf({ title: 'Značky' }, { routeId: 'brands___cs', params: {} }),
    );
  });

  it('omits tags without a value', () => {
    expect(tagsOf({ title: 'Zelená výloha' })[0]).toEqual({ title: 'Zelená výloha' });
    expect(pageTags({ ...product, data: undefined }, root)).toEqual([{ title: 'Zelená výloha' }]);
  });

  it.each([
    [
      new ErrorResponseImpl(404, 'Not Found', { title: 'This page could not be found' }),
      'This page could not be found',
    ],
    [new ErrorResponseImpl(403, 'Forbidden', null), 'Něco se porouchalo'],
    [new Error('broken'), 'Něco se porouchalo'],
  ])('excludes error pages from search engines', (error, title) => {
    expect(pageTags({ ...product, error }, root)).toEqual([{ title }, noindex]);
  });
});

describe('languageLinksOf', () => {
  const config = { publicUrl: 'http://shop.example', domain: cz, domains: [cz, sk] } as const;

  it('links to the page on the domain of each language', () => {
    const data = {
      meta: { title: 'Hadice', canonical: withDefaultTranslations({ cs: '/produkt/hadice', sk: '/produkt/hadica' }) },
    };
    expect(languageLinksOf({ ...product, data }, config)).toMatchObject({
      cs: 'http://shop.example/produkt/hadice',
      sk: 'http://shop-sk.example/produkt/hadica',
    });
  });

  it('links to the home page where the page has no canonical URL, and to nothing on one domain', () => {
    expect(languageLinksOf({ ...product, data: undefined }, config)['sk']).toBe('http://shop-sk.example/');
    expect(languageLinksOf(product, root.config)).toEqual({});
  });
});
