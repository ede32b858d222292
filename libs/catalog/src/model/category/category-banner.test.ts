import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { catalogueBannersField, placeBanners, smallBannersField, toBannerView } from './category-banner';

const viewer = { groups: ['business'], now: new Date('2026-05-10T12:00:00Z') };
const view = { locale: 'sk', viewer, page: 1, perPage: 21 } as const;
const title = { cs: 'Jaro', sk: 'Jar' };
const wire = { position: 3, image: { path: 'scene' }, title, url: '/zahrada' };

const placed = (changes: object, more: object = {}) =>
  placeBanners(v.parse(catalogueBannersField, [{ ...wire, ...changes }]), { ...view, ...more });

describe('banners between products', () => {
  it('have their position and texts in the shopper’s language', () => {
    expect(placed({})).toEqual([{ index: 2, title: 'Jar', description: null, fileKey: 'scene', to: '/zahrada' }]);
  });

  it.each([
    ['of another group', { customer_group_enabled: ['garden-club'] }, 0],
    ['of an own group', { customer_group_enabled: ['business'] }, 1],
    ['limited without an end', { time_limited: true, time_limit_start: '2026-05-01T00:00:00Z' }, 0],
    [
      'in their time',
      { time_limited: true, time_limit_start: '2026-05-01T00:00:00Z', time_limit_end: '2026-06-01T00:00:00Z' },
      1,
    ],
    [
      'past their time',
      { time_limited: true, time_limit_start: '2026-04-01T00:00:00Z', time_limit_end: '2026-05-01T00:00:00Z' },
      0,
    ],
  ])('%s: %o', (_name, changes, count) => {
    expect(placed(changes)).toHaveLength(count);
  });

  it('are on exactly one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 40 }), (position, perPage) => {
        const pages = Array.from({ length: 200 }, (_, index) => index + 1);
        const found = pages.flatMap((page) => placed({ position }, { page, perPage }));
        expect(found).toHaveLength(1);
        expect(found[0]?.index).toBe((position - 1) % perPage);
      }),
    );
  });
});

it('small banners are sorted by weight, with texts in Czech where others are missing', () => {
  const banners = v.parse(smallBannersField, [
    { title, weight: 1 },
    { title: { cs: 'Podzim', sk: null }, weight: 5, link: 'https://example.com/' },
  ]);
  expect(banners.map((banner) => toBannerView(banner, 'sk').title)).toEqual(['Podzim', 'Jar']);
});
