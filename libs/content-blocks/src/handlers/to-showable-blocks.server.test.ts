// @vitest-environment node
import { expect, it } from 'vitest';
import type { ContentBlock } from '../model/content-block';
import { toShowableBlocks } from './to-showable-blocks.server';

const head = { id: 'b', title: null, ground: null, button: null };
const text = [{ type: 'paragraph', content: [{ type: 'text', text: 'Slovo' }] }];
const readText = [
  { type: 'paragraph', align: null, isFullWidth: false, content: [{ type: 'text', text: 'Slovo', marks: [] }] },
];

it('cleans HTML and reads texts, also inside rows, and touches nothing else', () => {
  const html: ContentBlock = { ...head, kind: 'html', html: '<p onclick="x">a</p><script>b</script>' };
  const quote: ContentBlock = { ...head, kind: 'quote', text };
  const boxes: ContentBlock = { ...head, kind: 'textBoxes', boxes: [{ icon: null, title: null, text }] };
  const goods: ContentBlock = { ...head, kind: 'products', productIds: ['p-1'] };
  expect(toShowableBlocks([{ ...head, kind: 'row', blocks: [html, quote, boxes, goods] }])).toEqual([
    {
      ...head,
      kind: 'row',
      blocks: [
        { ...html, html: '<p>a</p>' },
        { ...quote, text: readText },
        { ...boxes, boxes: [{ icon: null, title: null, text: readText }] },
        goods,
      ],
    },
  ]);
});
