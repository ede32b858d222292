import { renderWithProviders } from '@vyloha/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text';
import { RichText } from './rich-text';

const types = [
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'table', 'tableRow', 'tableCell'],
  ...['tableHeader', 'hardBreak', 'image', 'button', 'clearer', 'nonsense'],
];
const textValue = fc.string({ unit: fc.constantFrom('a', 'v', ' ', '<', '&', 'ž', '"'), maxLength: 6 });
const attrs = fc.record({
  align: fc.constantFrom('center', 'nonsense'),
  fullWidth: fc.boolean(),
  level: fc.integer({ min: 0, max: 7 }),
  fileKey: fc.constantFrom('garden-01', ''),
  link: fc.constantFrom('/zahrada', 'javascript:alert(1)', ''),
  float: fc.constantFrom('left', null),
  iconBefore: fc.constantFrom('leaf', 'nonsense'),
  colspan: fc.constantFrom(2, -1, '3'),
});
const mark = fc.record({
  type: fc.constantFrom('bold', 'subscript', 'link', 'anchor', 'nonsense'),
  attrs: fc.record({ href: fc.constantFrom('zahrada', '#a', 'tel:+420777'), id: fc.constantFrom('a', '"') }),
});
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    fc.record({ type: fc.constant('text'), text: textValue, marks: fc.array(mark, { maxLength: 3 }) }),
    fc.record({ type: fc.constantFrom(...types), attrs, content: fc.array(tie('node'), { maxLength: 4 }) }),
  ),
}));

/** The DOM that React renders, as HTML. */
function renderToHtml(nodes: unknown): string {
  const { container, unmount } = renderWithProviders(<RichText nodes={parseRichText(nodes)} />);
  const html = container.innerHTML;
  unmount();
  return html;
}

it('renders HTML that a browser parses unchanged, whatever the nesting', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 5 }), (nodes) => {
      const html = renderToHtml(nodes);
      const page = document.createElement('div');
      page.innerHTML = html;
      expect(page.innerHTML).toBe(html);
      expect(page.querySelectorAll('a a, p p, p div, p ul, p table')).toHaveLength(0);
    }),
  );
});

it('never throws, whatever the JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(renderToHtml(value)).toBeTypeOf('string');
    }),
  );
});
