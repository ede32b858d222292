import { describe, expect, expectTypeOf, it } from 'vitest';
import { fillPattern } from './fill-pattern';
import type { PatternParams } from './fill-pattern';

describe('fillPattern', () => {
  it.each([
    [fillPattern('/kosik', {}), '/kosik'],
    [fillPattern('/clanky/:slug/:child', { slug: 'a/b', child: 'č?#' }), '/clanky/a%2Fb/%C4%8D%3F%23'],
    [fillPattern('/produkt/:slug', { slug: '$&:slug*' }), '/produkt/%24%26%3Aslug*'],
    [fillPattern('/*', { path: '/zahrada//hadice a/' }), '/zahrada/hadice%20a'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it('requires exactly the parameters of the pattern', () => {
    expectTypeOf<PatternParams<'/clanky/:slug/:child'>>().toEqualTypeOf<Readonly<Record<'slug' | 'child', string>>>();
    expectTypeOf<PatternParams<'/*'>>().toEqualTypeOf<Readonly<Record<'path', string>>>();
    expectTypeOf<keyof PatternParams<'/kosik'>>().toBeNever();
  });
});
