import { describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document';

function problemsOf(value: unknown): string[] {
  const result = parseDocument(value, 'line 3');
  return 'problems' in result ? result.problems : [];
}

const category = { type: 'category', id: 'c-hadice', title: { cs: 'Hadice', sk: 'Hadice' } };
const slug = { cs: 'hadice', sk: 'hadice' };
const change = (entries: object) => ({ type: 'prices_and_stock', variantId: 'v-hadice', ...entries });
const inCrowns = (price: number) => ({ currency: 'CZK', price });
const nested = (levels: number): unknown => (levels === 0 ? 'x' : [nested(levels - 1)]);
const product = {
  type: 'product',
  id: 'p-hadice',
  name: { cs: 'Hadice', sk: 'Hadica' },
  slug,
  categoryId: 'c-hadice',
  catalogCode: 'H-1',
  marketingCode: '1',
  variants: [
    {
      id: 'v-hadice',
      name: { cs: 'Hadice', sk: 'Hadica' },
      fullname: { cs: 'Hadice', sk: 'Hadica' },
      catalogCode: 'H-1-1',
      marketingCode: '1-1',
      prices: [inCrowns(1)],
    },
  ],
};
const holiday = (day: string) => ({ type: 'holiday', day, name: { cs: 'Svátek', sk: 'Sviatok' } });

describe('problems of a document', () => {
  it.each([
    [7, 'line 3: expected Object, got 7'],
    [{ type: 'spaceship' }, /^line 3 \(spaceship\): type: expected \(.*"product".*\), got "spaceship"$/],
    [
      { type: 'tag', id: 'T 1', text: { cs: 'A', sk: 'A' }, color: '#ffffff' },
      /^line 3 \(tag T 1\): id: expected an id/,
    ],
    [{ ...category, slug, colour: 'red' }, /^line 3 \(category c-hadice\): colour: /],
    [{ ...category, slug: { cs: 'hadice', sk: '/hadice' } }, /: slug\.sk: expected a slug of lowercase letters/],
    [
      { type: 'coupon', id: 'k-nic', code: 'NIC', name: { cs: 'Nic', sk: 'Nič' }, amounts: { CZK: 0 } },
      'line 3 (coupon k-nic): expected percent, amounts or freeShipping',
    ],
    [
      { type: 'coupon', id: 'k-jaro', code: 'Jař 10', name: { cs: 'Jaro', sk: 'Jar' }, percent: 10 },
      /^line 3 \(coupon k-jaro\): code: expected a code/,
    ],
    [
      { type: 'prices_and_stock', variantId: 'v-hadice', prices: [{ currency: 'CZK', price: 19.999 }] },
      'line 3 (prices_and_stock v-hadice): prices.0.price: expected at most two decimals',
    ],
    // What the database would refuse, or could not add up.
    [change({ stock: { 'w-praha': 3_000_000_000 } }), /: stock\.w-praha: expected 100000000 or less$/],
    [change({ stock: { 'w-praha': 1.5 } }), /: stock\.w-praha: expected a whole number$/],
    [change({ prices: [inCrowns(30_000_000)] }), /: prices\.0\.price: expected an amount of 21474836.47 or less$/],
    [
      change({ prices: [inCrowns(1), inCrowns(2)] }),
      /: prices\.1: expected one price for each currency and price list/,
    ],
    [{ ...category, slug, id: 'c'.repeat(201) }, /: id: expected at most 200 characters$/],
    [{ ...category, slug, title: { cs: 'a\u0000b', sk: 'a' } }, /: title\.cs: expected a text without the character/],
    [{ ...category, slug, title: { cs: 'a\ud800', sk: 'a' } }, /: title\.cs: expected a text of whole characters$/],
    [{ ...category, slug, presentation: { at: Infinity } }, /: presentation\.at: expected a smaller number$/],
    [{ ...category, slug, presentation: { deep: nested(200) } }, /: expected at most 100 levels$/],
    [holiday('2026-02-30'), /: day: expected a day of the calendar/],
    [
      { ...product, documents: [{ title: { cs: 'Návod', sk: 'Návod' }, url: 'javascript:alert(1)' }] },
      /: documents\.0\.url: expected an https address or a path$/,
    ],
    [
      { ...product, video: { title: { cs: 'Návod', sk: 'Návod' }, url: 'http://video.example/1' } },
      /: video\.url: expected an https address$/,
    ],
    [{ type: 'brand', id: 'b-rosa', title: 'Rosa', link: 'Rosa' }, /: link: expected slugs with slashes between them$/],
  ])('say what was expected instead of %j', (value, expected) => {
    expect(problemsOf(value)).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
  });

  it('are all reported', () => {
    expect(problemsOf({ type: 'redirect', fromPath: 'stare', toPath: 'nove' })).toHaveLength(2);
  });
});

describe('a valid document', () => {
  it('has its defaults and its name', () => {
    expect(parseDocument({ ...category, slug }, 'line 3')).toEqual({
      document: { ...category, slug, position: 0, visibleToGroups: [], presentation: {} },
      name: 'line 3 (category c-hadice)',
    });
  });
});
