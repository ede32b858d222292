import { expect, it } from 'vitest';
import { createWarner, greenClaimWords, toGreenClaimWords } from './warnings-of';

const warningsOf = createWarner(greenClaimWords);
const aProduct = (name: string, rest: object = {}) => ({
  type: 'product',
  id: 'p-1',
  name: { cs: name, sk: 'Nič' },
  ...rest,
});
const aBranch = (changes: object) => ({ type: 'branch', id: 'br-1', countryCode: 'SVK', ...changes });

it.each([
  'Eko hnojivo',
  'Hnojivo: EKO.',
  'Ekologický substrát',
  'šetrné k přírodě',
  'Šetrný k životnému prostrediu',
  'bio',
  'klimaticky neutrální doprava',
  'Udržitelná zahrada',
  'Udržateľné drevo',
  '<p>opravdu <b>ekologické</b></p>',
])('warns of %s', (text) => {
  expect(warningsOf(aProduct(text))).toEqual([expect.stringMatching(/^product p-1: name\.cs: '.+' is a general/)]);
});

it.each(['Ekonom', 'Dekorace', 'biologie', 'Zelená výloha', 'Rekord', 'eko2'])('does not warn of %s', (text) => {
  expect(warningsOf(aProduct(text))).toEqual([]);
});

it('does not warn of addresses, nor of a product with a certified label', () => {
  expect(warningsOf(aProduct('Konev', { slug: { cs: 'eko' } }))).toEqual([]);
  const labels = [{ name: { cs: 'Ekoznačka EU', sk: 'Environmentálna značka EÚ' }, number: 'CZ/1' }];
  expect(warningsOf(aProduct('Eko hnojivo', { legal: { labels } }))).toEqual([]);
});

it('looks into rich texts, and at other documents that shoppers read', () => {
  const description = { cs: [{ type: 'paragraph', content: [{ type: 'text', text: 'Je to bio.' }] }], sk: [] };
  expect(warningsOf(aProduct('Konev', { description }))).toHaveLength(1);
  expect(warningsOf({ type: 'tag', id: 'eko', title: { cs: 'Eko', sk: 'Eko' } })).toHaveLength(1);
  expect(warningsOf({ type: 'customer', id: 'c-1', name: 'Eko' })).toEqual([]);
});

it('looks at pages and articles, but not at their addresses and what they refer to', () => {
  const aPage = (entity: string, fields: object) => ({
    type: 'content',
    entity,
    id: 'c-1',
    data: { content_blocks: [{ type: 'text', value: { cs: fields, sk: {} } }] },
  });
  expect(warningsOf(aPage('content_page', { text: 'Doprava je uhlíkově neutrální.' }))).toHaveLength(1);
  const silent = { virtual_category_reference: ['v-eko'], button: { text: 'Zahrada', link: '/eko' } };
  expect(warningsOf(aPage('content_page', silent))).toEqual([]);
  expect(warningsOf({ type: 'content', entity: 'search_synonym', id: 's-1', data: { words: { cs: 'bio' } } })).toEqual(
    [],
  );
});

it('knows the words of the shop', () => {
  const own = createWarner(toGreenClaimWords(['zelen* volb*', '-bio']));
  expect(own(aProduct('Zelená volba'))).toHaveLength(1);
  expect(own(aProduct('bio'))).toEqual([]);
  expect(own(aProduct('Eko'))).toHaveLength(1);
});

it.each([
  [{}, 1],
  [{ acceptedPayments: ['cash'] }, 1],
  [{ acceptedPayments: ['cash', 'qr'] }, 0],
  [{ acceptedPayments: ['card'] }, 0],
  [{ countryCode: 'CZE', acceptedPayments: ['cash'] }, 0],
])('a Slovak branch needs a payment without cash: %j', (changes, count) => {
  expect(warningsOf(aBranch(changes))).toHaveLength(count);
});

it.each([
  [['S', 'M', '2 Ah'], 1],
  [['10 mm', '300 g'], 1],
  [['40 × 40 cm', 'PH1', 'PH2'], 1],
  [['2 Ah', '2 × 4 Ah'], 0],
  [['50 cm', '1,5 m', '120 mm'], 0],
  [['S', '3XL', '48', 'S/M'], 0],
  [['10 l', '20 l', 'Bez nádoby'], 0],
  [[], 0],
])('the values of a parameter are of one kind: %j', (titles, count) => {
  const values = titles.map((title, index) => ({ id: `pv-${index}`, title: { cs: title, sk: title } }));
  expect(warningsOf({ type: 'parameter', id: 'par-1', values })).toHaveLength(count);
});

it('says nothing of what is no document', () => {
  expect([null, 'text', [1]].flatMap((value) => warningsOf(value))).toEqual([]);
});
