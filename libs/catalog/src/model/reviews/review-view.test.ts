import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasReviewParams,
  defaultReviewView,
  hasMoreReviews,
  parseReviewView,
  reviewOrders,
  reviewViewPath,
  countVisibleReviews,
} from './review-view';

const page = { pathname: '/produkt/konev', search: '?variant_id=v-1' };
const queryOf = (path: string) => new URL(path, 'http://localhost').searchParams;

describe('view of the reviews', () => {
  it('is the first five by time by default', () => {
    expect(parseReviewView(new URLSearchParams())).toEqual(defaultReviewView);
    expect(countVisibleReviews(defaultReviewView, 5)).toBe(5);
    expect(hasReviewParams(new URLSearchParams('variant_id=v-1'))).toBe(false);
  });

  it.each([
    'recenze=0',
    'recenze=-1',
    'recenze=x',
    'recenze=999',
    'recenze-razeni=cena',
    'recenze-text=ano',
    'recenze-foto=2',
    'recenze-hvezdy=6',
  ])('is the default one for %s', (query) => {
    expect(parseReviewView(new URLSearchParams(query))).toEqual(defaultReviewView);
    expect(hasReviewParams(new URLSearchParams(query))).toBe(true);
  });

  it('is parsed from the address it was formatted to', () => {
    const views = fc.record({
      part: fc.integer({ min: 1, max: 99 }),
      order: fc.constantFrom(...reviewOrders),
      onlyWithText: fc.boolean(),
      onlyWithPhotos: fc.boolean(),
      stars: fc.option(fc.integer({ min: 1, max: 5 })),
    });
    fc.assert(
      fc.property(views, (view) => {
        const path = reviewViewPath(page, view);
        expect(parseReviewView(queryOf(path))).toEqual(view);
        expect(queryOf(path).get('variant_id')).toBe('v-1');
        expect(path.endsWith('#recenze')).toBe(true);
      }),
    );
  });

  it('removes the keys of another view', () => {
    const search = '?variant_id=v-1&recenze=3&recenze-razeni=nejhorsi&recenze-text=1&recenze-foto=1&recenze-hvezdy=2';
    expect(reviewViewPath({ ...page, search }, defaultReviewView)).toBe('/produkt/konev?variant_id=v-1#recenze');
  });
});

describe('more reviews', () => {
  it.each([
    [1, 5, false],
    [1, 6, true],
    [2, 25, false],
    [2, 26, true],
    [11, 900, false],
  ])('part %d of %d has more: %s', (part, total, expected) => {
    expect(hasMoreReviews({ ...defaultReviewView, part }, 5, total)).toBe(expected);
  });
});
