import { expect, it } from 'vitest';
import type { ContentBlock } from '../model/blocks/content-block';
import { toRenderableBlocks } from './to-renderable-blocks.server';

const blockBase = { id: 'b', title: null, ground: null, button: null };
const text = [{ type: 'paragraph', content: [{ type: 'text', text: 'Slovo' }] }];
const parsedText = [
  { type: 'paragraph', align: null, isFullWidth: false, content: [{ type: 'text', text: 'Slovo', marks: [] }] },
];

it('sanitises HTML and parses texts, also inside rows, and changes nothing else', () => {
  const html: ContentBlock = { ...blockBase, kind: 'html', html: '<p onclick="x">a</p><script>b</script>' };
  const quote: ContentBlock = { ...blockBase, kind: 'quote', text };
  const boxes: ContentBlock = { ...blockBase, kind: 'textBoxes', boxes: [{ icon: null, title: null, text }] };
  const products: ContentBlock = { ...blockBase, kind: 'products', productIds: ['p-1'] };
  expect(toRenderableBlocks([{ ...blockBase, kind: 'row', blocks: [html, quote, boxes, products] }], 'cs')).toEqual([
    {
      ...blockBase,
      kind: 'row',
      blocks: [
        { ...html, html: '<p>a</p>' },
        { ...quote, text: parsedText },
        { ...boxes, boxes: [{ icon: null, title: null, text: parsedText }] },
        products,
      ],
    },
  ]);
});
