import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text';
import { richTextSchema } from './rich-text-schema';
import { setUnknownNodeListener } from './unknown-nodes';

const text = (value: string, marks: unknown[] = []) => ({ type: 'text', text: value, marks });

describe('parseRichText', () => {
  it('keeps the text of unknown nodes and drops the rest of them', () => {
    const nodes = [{ type: 'carousel', attrs: { onload: 'x' }, content: [{ type: 'slide', content: [text('Jaro')] }] }];
    expect(parseRichText(nodes)).toEqual([text('Jaro')]);
  });

  it.each([
    [1, 2],
    [2, 2],
    [5, 5],
    [6, 5],
    ['3', 3],
    ['x', 2],
  ])('a heading of level %j becomes one of level %i', (level, expectedLevel) => {
    expect(parseRichText([{ type: 'heading', attrs: { level } }])).toEqual([
      { type: 'heading', level: expectedLevel, content: [] },
    ]);
  });

  it('reads alignment and full width of a paragraph', () => {
    expect(parseRichText([{ type: 'paragraph', attrs: { align: 'center', fullWidth: true } }])).toEqual([
      { type: 'paragraph', align: 'center', isFullWidth: true, content: [] },
    ]);
    expect(parseRichText([{ type: 'paragraph', attrs: { align: 'url(x)' } }])).toMatchObject([{ align: null }]);
  });

  it('drops a picture without a key and gives others a size', () => {
    expect(parseRichText([{ type: 'image', attrs: {} }])).toEqual([]);
    expect(parseRichText([{ type: 'image', attrs: { fileKey: 'rose-01', float: 'up', width: '300' } }])).toEqual([
      {
        type: 'image',
        image: { fileKey: 'rose-01', alt: '', title: null, isCropped: false, width: 300, height: 480, float: null },
      },
    ]);
  });

  it('shows the text of a button without a link', () => {
    expect(parseRichText([{ type: 'button', content: [text('Koupit')] }])).toEqual([text('Koupit')]);
  });

  it('reads a button with its variant', () => {
    const attrs = { link: { href: 'zahrada' }, color: 'secondary', size: 'large', float: 'right', iconAfter: 'truck' };
    expect(parseRichText([{ type: 'button', attrs, content: [] }])).toEqual([
      {
        type: 'button',
        content: [],
        button: {
          href: '/zahrada',
          color: 'secondary',
          size: 'large',
          float: 'right',
          iconBefore: null,
          iconAfter: 'truck',
        },
      },
    ]);
  });

  it('keeps known marks only', () => {
    const marks = [{ type: 'bold' }, { type: 'blink' }, { type: 'link', attrs: {} }, null, { type: 'subscript' }];
    expect(parseRichText([text('H', marks)])).toEqual([text('H', [{ type: 'bold' }, { type: 'subscript' }])]);
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', ' data:text/html,x', 'vbscript:x'])(
    'makes the link %j harmless',
    (href) => {
      const [node] = parseRichText([text('x', [{ type: 'link', attrs: { href } }])]);
      expect(node).toMatchObject({ marks: [{ href: expect.stringMatching(/^\//) as unknown }] });
    },
  );

  it('accepts only plain words as the id of an anchor', () => {
    const marks = (id: unknown) => parseRichText([text('x', [{ type: 'anchor', attrs: { id } }])]);
    expect(marks('doprava')).toMatchObject([{ marks: [{ type: 'anchor', id: 'doprava' }] }]);
    expect(marks('"><b')).toMatchObject([{ marks: [] }]);
  });

  it('accepts any value and keeps every text', () => {
    const node = fc.letrec((tie) => ({
      node: fc.record({
        type: fc.constantFrom('paragraph', 'heading', 'table', 'tableCell', 'listItem', 'nonsense'),
        attrs: fc.option(fc.dictionary(fc.string(), fc.anything()), { nil: undefined }),
        content: fc.oneof({ maxDepth: 3 }, fc.constant([text('slovo')]), fc.array(tie('node'), { maxLength: 3 })),
      }),
    })).node;
    fc.assert(
      fc.property(fc.array(fc.oneof(node, fc.anything())), (nodes) => {
        expect(v.parse(richTextSchema, nodes)).toBeInstanceOf(Array);
      }),
    );
    fc.assert(
      fc.property(fc.array(node), (nodes) => {
        expect(countWords(parseRichText(nodes))).toBe(countWords(nodes));
      }),
    );
  });
});

function countWords(nodes: readonly unknown[]): number {
  return JSON.stringify(nodes).split('"slovo"').length - 1;
}

describe('misplaced nodes', () => {
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

  it.each([
    ['a list item outside a list', [{ type: 'listItem', content: [paragraph(text('a'))] }], [paragraph(text('a'))]],
    [
      'a paragraph among list items',
      [{ type: 'bulletList', content: [paragraph(text('a'))] }],
      [{ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] }],
    ],
    ['a paragraph in a paragraph', [paragraph(paragraph(text('a')))], [paragraph(text('a'))]],
    ['a table in a heading', [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'table' }] }], [{ level: 2 }]],
    [
      'words in a table',
      [{ type: 'table', content: [text('a')] }],
      [{ type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [text('a')] }] }] }],
    ],
  ])('%s', (_, nodes, expected) => {
    expect(parseRichText(nodes)).toMatchObject(expected);
  });

  it('allow no link in a button or in another link', () => {
    const link = { type: 'link', attrs: { href: '/a' } };
    const [button] = parseRichText([{ type: 'button', attrs: { link: '/b' }, content: [text('a', [link])] }]);
    expect(button).toMatchObject({ content: [{ marks: [] }] });
    expect(parseRichText([text('a', [link, { type: 'link', attrs: { href: '/c' } }])])).toMatchObject([
      { marks: [{ href: '/a' }] },
    ]);
  });

  it('are cut when nested too deep', () => {
    const deep = Array.from({ length: 10_000 }).reduce<object>(
      (inside) => ({ type: 'blockquote', content: [inside] }),
      {},
    );
    expect(parseRichText([deep])).toHaveLength(1);
  });
});

it('keeps single-letter prepositions with the next word across marks', () => {
  const nodes = parseRichText([text('Hadice '), text('v', [{ type: 'bold' }]), text(' obchodě a'), text(' doma')]);
  expect(nodes.map((node) => (node.type === 'text' ? node.text : ''))).toEqual([
    'Hadice ',
    'v',
    '\u00a0obchodě a',
    '\u00a0doma',
  ]);
});

it('reports each unknown node and mark once', () => {
  const names: string[] = [];
  setUnknownNodeListener((name) => names.push(name));
  parseRichText([{ type: 'carousel' }, { type: 'carousel' }, {}, text('a', [{ type: 'blink' }])]);
  parseRichText([{ type: 'carousel' }, { type: 'paragraph' }]);
  expect(names).toEqual(['carousel', 'undefined', 'blink']);
});
