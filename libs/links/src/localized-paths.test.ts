import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byLocale, withDefaultTranslations } from '@vyloha/contract';
import { canonicalSlugs, localizedPaths } from './localized-paths';
import { paths } from './paths';
import { routeOf } from './route-of';

const hose = withDefaultTranslations({ cs: 'zahradni-hadice', sk: 'zahradna-hadica' });

describe('localizedPaths', () => {
  it.each([
    [localizedPaths('faq'), '/nejcastejsi-dotazy', '/nejcastejsi-dotazy'],
    [localizedPaths('product-slug', { slug: hose }), '/produkt/zahradni-hadice', '/produkt/zahradna-hadica'],
    [
      localizedPaths('articleList-slug-child', { slug: byLocale(() => 'zahrada'), child: hose }, { page: 2 }),
      '/clanky/zahrada/zahradni-hadice?p=2',
      '/clanky/zahrada/zahradna-hadica?p=2',
    ],
    [
      localizedPaths(
        'all',
        { path: withDefaultTranslations({ cs: 'zahrada/zavlažování', sk: '/záhrada/' }) },
        { page: 1 },
      ),
      '/zahrada/zavla%C5%BEov%C3%A1n%C3%AD',
      '/z%C3%A1hrada',
    ],
    [localizedPaths('articleList', {}, { search: '?seznam=pobocky' }), paths.branches(), paths.branches()],
  ])('%j', (found, cs, sk) => {
    expect(found).toEqual(withDefaultTranslations({ cs, sk }));
  });

  it('round-trips any values', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (slug, child) => {
        const { cs } = localizedPaths('articleList-slug-child', { slug, child });
        const { name, params } = routeOf(cs);
        expect(name).toBe('articleList-slug-child');
        expect(decodeURIComponent(params['slug'] ?? '')).toBe(slug);
        expect(decodeURIComponent(params['child'] ?? '')).toBe(child);
      }),
    );
  });

  it('agrees with `paths`', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (slug) => {
        expect(localizedPaths('product-slug', { slug }).cs).toBe(paths.product(slug));
        expect(localizedPaths('all', { path: slug }).cs).toBe(paths.category(slug));
      }),
    );
  });
});

describe('canonicalSlugs', () => {
  it.each([
    ['its own without others', [], hose],
    ['what editors named', [{ language: 'cs', slug: 'hadice' }], { ...hose, cs: 'hadice' }],
    ['no empty one', [{ language: 'sk', slug: '' }], hose],
    ['no language the shop does not speak', [{ language: 'xx', slug: 'waz' }], hose],
  ])('takes %s', (_, named, expected) => {
    expect(canonicalSlugs(hose, named)).toEqual(expected);
  });

  it('takes the Czech slug where the Slovak one is missing', () => {
    expect(canonicalSlugs({ ...hose, sk: '' }, null)).toMatchObject({ cs: hose.cs, sk: hose.cs });
  });
});
