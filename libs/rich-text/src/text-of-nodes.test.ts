import { expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text';
import { textOfNodes } from './text-of-nodes';

it('returns plain text, with adjacent paragraphs separated', () => {
  const text = (value: string, ...marks: string[]) => ({
    type: 'text',
    text: value,
    marks: marks.map((type) => ({ type })),
  });
  const nodes = parseRichText([
    { type: 'paragraph', content: [text('Voda '), text('zmrzne', 'bold'), text('.')] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('Vypusťte')] }] }],
    },
  ]);
  expect(textOfNodes(nodes)).toBe('Voda zmrzne. Vypusťte');
});
