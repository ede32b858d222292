import { expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text';
import { wordsOf } from './words-of';

it('leaves words alone, those of neighbouring paragraphs apart', () => {
  const text = (words: string, ...marks: string[]) => ({
    type: 'text',
    text: words,
    marks: marks.map((type) => ({ type })),
  });
  const nodes = parseRichText([
    { type: 'paragraph', content: [text('Voda '), text('zmrzne', 'bold'), text('.')] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('Vypusťte')] }] }],
    },
  ]);
  expect(wordsOf(nodes)).toBe('Voda zmrzne. Vypusťte');
});
