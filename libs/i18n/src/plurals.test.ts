import * as fc from 'fast-check';
import { byLocale, locales } from '@vyloha/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslate } from './translate';
import { configureI18n, translatorFor } from './translator.server';

const messages = {
  cart: {
    all: { n_zero: 'zero', n_one: 'one', n_few: 'few', n_other: 'other' },
    some: { n_one: 'one', n_other: 'other' },
  },
};

/** The specification's rule for Czech and Slovak: 0, 1, 2 to 4, 5 or more. */
function formOf(count: number): string {
  if (count === 0) return 'zero';
  if (count === 1) return 'one';
  return count <= 4 ? 'few' : 'other';
}

beforeAll(() => configureI18n(byLocale(() => messages)));

describe.each(['cs', 'sk'] as const)('plurals in %s', (locale) => {
  it('follow the rule, the same in browser and server', () => {
    const inBrowser = createTranslate(locale, messages, 'cart');
    const onServer = translatorFor(locale);
    fc.assert(
      fc.property(fc.oneof(fc.nat(10), fc.nat()), (count) => {
        expect(inBrowser('all.n', { count })).toBe(formOf(count));
        expect(onServer('cart:all.n', { count })).toBe(formOf(count));
      }),
    );
  });
});

describe.each(locales)('plurals in %s', (locale) => {
  it('fall back to the form for many where forms are missing', () => {
    const inBrowser = createTranslate(locale, messages, 'cart');
    const onServer = translatorFor(locale);
    fc.assert(
      fc.property(fc.nat(), (count) => {
        const expected = count === 1 ? 'one' : 'other';
        expect(inBrowser('some.n', { count })).toBe(expected);
        expect(onServer('cart:some.n', { count })).toBe(expected);
      }),
    );
  });
});
