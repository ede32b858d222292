import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contentBlocks } from './content-block-response';

const aBlock = (type: string, cs: object, sk: object = {}) => ({ uuid: `u-${type}`, type, value: { cs, sk } });
const parse = (blocks: unknown) => v.parse(contentBlocks('cs'), blocks);

describe('contentBlocks', () => {
  it('uses the fields of its locale', () => {
    const block = aBlock('big_title', { title: 'Jaro' }, { title: 'Jar' });
    expect(v.parse(contentBlocks('cs'), [block])).toMatchObject([{ title: 'Jaro' }]);
    expect(v.parse(contentBlocks('sk'), [block])).toMatchObject([{ title: 'Jar' }]);
  });

  it('falls back to Czech where the other language is missing', () => {
    const block = { uuid: 'u', type: 'big_title', value: { cs: { title: 'Jaro' } } };
    expect(v.parse(contentBlocks('sk'), [block])).toMatchObject([{ title: 'Jaro' }]);
  });

  it('leaves out unknown types, broken blocks and broken lists', () => {
    expect(parse([aBlock('hologram', {}), { type: 'text' }, null, 7, aBlock('quote', { text: 'Slovo' })])).toHaveLength(
      1,
    );
    expect(parse('nothing')).toEqual([]);
  });

  it.each([
    ['text', 'text'],
    ['longtext', 'text'],
    ['extendedText', 'text'],
    ['image', 'pictures'],
    ['productBoxes', 'products'],
    ['products', 'products'],
    ['categoryBoxes', 'categories'],
    ['categories', 'categories'],
    ['brands', 'brands'],
    ['row', 'row'],
    ['big_title', 'bigTitle'],
    ['collapsible', 'collapsible'],
    ['quote', 'quote'],
    ['text_boxes', 'textBoxes'],
    ['usp', 'sellingPoints'],
  ])('reads a block %s as %s', (type, kind) => {
    expect(parse([aBlock(type, {})])).toMatchObject([{ id: `u-${type}`, kind, title: null, button: null }]);
  });

  it('drops an HTML block without HTML', () => {
    expect(parse([aBlock('html', { html: ' ' }), aBlock('html', { html: '<p>a</p>' })])).toMatchObject([
      { kind: 'html', html: '<p>a</p>' },
    ]);
  });

  it('reads references as raw ids and as entityId, and leaves out anything else', () => {
    const value = { products: [{ entityId: 'p-a' }, {}, null], product_reference: ['p-b'] };
    expect(parse([aBlock('productBoxes', value)])).toMatchObject([{ productIds: ['p-a', 'p-b'] }]);
  });

  it('merges categories and virtual categories of one block', () => {
    const value = { category_reference: ['c-a'], virtual_category_reference: ['vc-b'] };
    expect(parse([aBlock('categoryBoxes', value)])).toMatchObject([{ categoryIds: ['c-a', 'vc-b'] }]);
  });

  it('converts plain text to a paragraph', () => {
    expect(parse([aBlock('text', { text: 'Sázíme' })])).toMatchObject([
      { text: [{ type: 'paragraph', content: [{ type: 'text', text: 'Sázíme' }] }] },
    ]);
  });

  it.each([
    [
      { background_color: '#14502c', text_color: '#ffffff' },
      { background: '#14502c', text: '#ffffff' },
    ],
    [{ background_color: '#14502c' }, { background: '#14502c', text: null }],
    [{ text_color: '#14502c' }, null],
    [{ background_color: 'red; x', text_color: '#ffffff' }, null],
  ])('reads colours %j from %j', (value, ground) => {
    expect(parse([aBlock('text', { ...value, text: 'a' })])).toMatchObject([{ ground }]);
  });

  it('reads a button and converts its link to a path', () => {
    const button = { text: 'Všechno', link: 'zahrada?p=2', style: 'secondary' };
    expect(parse([aBlock('quote', { button })])).toMatchObject([
      { button: { text: 'Všechno', to: '/zahrada?p=2', isSecondary: true } },
    ]);
    expect(parse([aBlock('quote', { button: { text: 'Nikam' } })])).toMatchObject([{ button: null }]);
  });

  it('gives a picture without a size the default one', () => {
    expect(parse([aBlock('image', { image: [{ fileKey: 'rose-01', width: -1 }, { alt: 'nic' }] })])).toMatchObject([
      { pictures: [{ fileKey: 'rose-01', alt: '', width: 720, height: 480, isCropped: false, float: null }] },
    ]);
  });

  it('reads the blocks of a row', () => {
    expect(parse([aBlock('row', { blocks: [aBlock('quote', { text: 'a' }), {}] })])).toMatchObject([
      { blocks: [{ kind: 'quote' }] },
    ]);
  });
});
