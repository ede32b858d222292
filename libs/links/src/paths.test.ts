import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imagePath } from './image-path';
import { paths } from './paths';
import { routeOf } from './route-of';
import { routePatterns, toRouteName } from './route-patterns';

describe('paths', () => {
  it.each([
    [paths.home(), '/'],
    [paths.cart(), '/kosik'],
    [paths.checkoutInfo(), '/kosik/dodaci-udaje'],
    [paths.checkoutMethods(), '/kosik/doprava-a-platba'],
    [paths.checkoutFinish(), '/kosik/dokonceni'],
    [paths.paymentCallback(), '/checkout/payment/callback'],
    [paths.category('zahrada/hadice'), '/zahrada/hadice'],
    [paths.category('/zahrada//hadice/'), '/zahrada/hadice'],
    [paths.product('hadice'), '/produkt/hadice'],
    [paths.product('hadice', { variantId: 'v-1' }), '/produkt/hadice?variant_id=v-1'],
    [paths.product('hadice', { variantId: null, forCredits: true }), '/produkt/hadice?for_credits=true'],
    [
      paths.product('hadice', { variantId: 'v-1', forCredits: true }),
      '/produkt/hadice?variant_id=v-1&for_credits=true',
    ],
    [paths.product('hadice', { forCredits: false }), '/produkt/hadice'],
    [paths.search('hadice & spol'), '/hledat?q=hadice+%26+spol'],
    [paths.search(''), '/hledat'],
    [paths.login(), '/prihlasit'],
    [paths.login('/kosik?a=b'), '/prihlasit?redirectTo=%2Fkosik%3Fa%3Db'],
    [paths.articles(), '/clanky'],
    [paths.articles({ slug: 'zahrada' }), '/clanky/zahrada'],
    [paths.articles({ slug: 'zahrada', child: 'jaro' }), '/clanky/zahrada/jaro'],
    [paths.articleTag('jaro'), '/clanky/stitek/jaro'],
    [paths.branches(), '/clanky?seznam=pobocky'],
    [paths.article('a/b'), '/clanek/a%2Fb'],
    [paths.term('hadice'), '/slovnik/hadice'],
    [paths.frame('v1'), '/ramec/v1'],
    [paths.wishList(), '/prani'],
    [paths.order('2026000123'), '/uzivatel/objednavky/2026000123'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it('encodes any slug within its segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (slug) => {
        fc.pre(slug !== '.' && slug !== '..');
        const { pathname, search, hash } = new URL(paths.product(slug), 'https://own.invalid');
        expect(pathname.split('/')).toHaveLength(3);
        expect(search + hash).toBe('');
      }),
    );
  });
});

describe('routes', () => {
  it.each([
    ['/', 'index', {}],
    ['/kosik', 'checkout', {}],
    ['/produkt/hadice', 'product-slug', { slug: 'hadice' }],
    ['/clanky/stitek/jaro', 'articleTag-slug', { slug: 'jaro' }],
    ['/clanky/zahrada/jaro', 'articleList-slug-child', { slug: 'zahrada', child: 'jaro' }],
    ['/zahrada/hadice', 'all', { path: 'zahrada/hadice' }],
  ])('%s matches %s', (path, name, params) => {
    expect(routeOf(path)).toEqual({ name, params });
  });

  it('recognises every pattern', () => {
    for (const [name, pattern] of Object.entries(routePatterns)) {
      const path = pattern.replaceAll(/:\w+/g, 'x').replace('*', 'some/category');
      expect(routeOf(path).name).toBe(name);
    }
  });

  it('has a locale suffix in external names', () => {
    expect(toRouteName('page-slug')).toBe('page-slug___cs');
  });
});

describe('imagePath', () => {
  it.each([
    [imagePath('hose-green-01'), '/img/hose-green-01'],
    [imagePath('a b/č', { width: 255, height: 270 }), '/img/a%20b/%C4%8D?width=255&height=270'],
    [
      imagePath('a', { upscale: true, crop: true, height: 64, width: 64 }),
      '/img/a?width=64&height=64&crop=true&upscale=true',
    ],
    [imagePath('a', { width: 31.875, crop: false }), '/img/a?width=32'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });
});
