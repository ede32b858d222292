import { describe, expect, it } from 'vitest';
import { fieldLists } from '@vyloha/backend-feeds/testing';
import { checkFeed } from './check-feed';

const required = {
  ITEM_ID: 'v-1',
  PRODUCTNAME: 'Konev',
  URL: 'https://example.cz/produkt/konev',
  PRICE_VAT: '199.00',
  CATEGORYTEXT: 'Zahrada',
  DELIVERY_DATE: '0',
};
const item = (fields: Record<string, string>, more = '') =>
  `<SHOPITEM>${Object.entries(fields)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}${more}</SHOPITEM>`;
const problemsOf = (items: string) => checkFeed(`<SHOP>${items}</SHOP>`, fieldLists.heureka).problems;

describe('checkFeed', () => {
  it('takes what the list allows', () => {
    const delivery = '<DELIVERY><DELIVERY_ID>PPL</DELIVERY_ID><DELIVERY_PRICE>99</DELIVERY_PRICE></DELIVERY>';
    expect(problemsOf(item(required, delivery + delivery.replace('PPL', 'DPD')))).toEqual([]);
  });

  it.each([
    ['no XML', '<SHOPITEM>', /^No XML/],
    [
      'a missing field',
      item({ ...required, DELIVERY_DATE: '' }).replace('<DELIVERY_DATE></DELIVERY_DATE>', ''),
      /has no/,
    ],
    ['an empty field', item({ ...required, PRODUCTNAME: '' }), /is empty/],
    ['an unknown field', item(required, '<NOTE>x</NOTE>'), /NOTE is unknown/],
    [
      'an unknown child',
      item(required, '<PARAM><PARAM_NAME>a</PARAM_NAME><VAL>b</VAL><X>c</X></PARAM>'),
      /PARAM\/X is/,
    ],
    ['an unknown attribute', item(required, '<PRODUCT id="1">x</PRODUCT>'), /unknown attribute id/],
    ['a field twice', item(required, '<EAN>8590000000024</EAN><EAN>8590000000024</EAN>'), /too many EAN/],
    ['a long field', item({ ...required, PRODUCTNAME: 'x'.repeat(201) }), /longer than 200/],
    ['another form', item({ ...required, PRICE_VAT: '1 990,00' }), /does not look so/],
    ['another value', item(required, '<ITEM_TYPE>new</ITEM_TYPE>'), /cannot be new/],
    ['an item twice', item(required) + item(required), /not unique/],
    ['another item', '<ITEM/>', /Beside the items/],
  ])('refuses %s', (_, items, problem) => {
    expect(problemsOf(items)).toContainEqual(expect.stringMatching(problem));
  });

  it('refuses another root and what is required by another field', () => {
    expect(checkFeed('<FEED/>', fieldLists.heureka).problems).toEqual(['The root is FEED']);
    const google = '<item><g:availability>backorder</g:availability></item>';
    const rss = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>a</title><link>b</link><description>c</description>${google}</channel></rss>`;
    expect(checkFeed(rss, fieldLists.google).problems).toContain(' has no g:availability_date');
  });
});
