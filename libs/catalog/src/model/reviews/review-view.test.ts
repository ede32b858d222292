import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choosesReviews,
  firstReviews,
  hasMoreReviews,
  parseReviewView,
  reviewOrders,
  reviewViewPath,
  shownReviews,
} from './review-view';

const page = { pathname: '/produkt/konev', search: '?variant_id=v-1' };
const queryOf = (path: string) => new URL(path, 'http://localhost').searchParams;

describe('the reviews an address asks for', () => {
  it('are the first five by time where it says nothing', () => {
    expect(parseReviewView(new URLSearchParams())).toEqual(firstReviews);
    expect(shownReviews(firstReviews, 5)).toBe(5);
    expect(choosesReviews(new URLSearchParams('variant_id=v-1'))).toBe(false);
  });

  it.each(['recenze=0', 'recenze=-1', 'recenze=x', 'recenze=999', 'recenze-razeni=cena', 'recenze-text=ano'])(
    'are those at first for %s',
    (query) => {
      expect(parseReviewView(new URLSearchParams(query))).toEqual(firstReviews);
      expect(choosesReviews(new URLSearchParams(query))).toBe(true);
    },
  );

  it('are found again in the address of a view', () => {
    const views = fc.record({
      part: fc.integer({ min: 1, max: 99 }),
      order: fc.constantFrom(...reviewOrders),
      onlyWithText: fc.boolean(),
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

  it('leave nothing of another view behind', () => {
    const search = '?variant_id=v-1&recenze=3&recenze-razeni=nejhorsi&recenze-text=1';
    expect(reviewViewPath({ ...page, search }, firstReviews)).toBe('/produkt/konev?variant_id=v-1#recenze');
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
    expect(hasMoreReviews({ ...firstReviews, part }, 5, total)).toBe(expected);
  });
});
