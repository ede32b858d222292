import { describe, expect, it } from 'vitest';
import { personalPlaceholder } from '../../app/compose/personal/personal-data';
import { cutPage } from './cut-page';

const tag = 'hole-x';
const chunk = `${JSON.stringify([{ _1: 2 }, 'root', { _3: 4 }, 'personal', personalPlaceholder])}\n`;

function page(body: string): string {
  return `<!DOCTYPE html><html><body>${body}</body></html>`;
}

describe('cutPage', () => {
  it('cuts where content is filled in, and keeps the rest as it is', () => {
    const cut = cutPage(page(`a<${tag} name="cart"></${tag}>b`), chunk, tag);
    expect(cut?.parts.map((part) => (part.kind === 'content' ? part.name : part.kind))).toEqual([
      'static',
      'cart',
      'static',
      'data',
      'static',
    ]);
    expect(cut?.parts.flatMap((part) => (part.kind === 'static' ? [part.text] : [])).join('|')).toMatch(
      /^<!DOCTYPE html><html><body>a\|b<script>.*<\/script>\|<\/body><\/html>$/s,
    );
  });

  it('has two-state places in the state that is off, and knows where', () => {
    const mark = `<${tag} list="compared" value="a&amp;b">ON<${tag}-else></${tag}-else>OFF</${tag}>`;
    const cut = cutPage(page(`x${mark}y`), chunk, tag);
    const [first] = cut?.parts ?? [];
    expect(cut?.toggles).toEqual([{ part: 0, at: 28, length: 3, on: 'ON', list: 'compared', id: 'a&b' }]);
    expect(first?.kind === 'static' && first.text.slice(27, 32)).toBe('xOFFy');
  });

  it('lets the loader data refer to personal ones behind their end', () => {
    const cut = cutPage(page(''), chunk, tag);
    const text = cut?.parts.flatMap((part) => (part.kind === 'static' ? [part.text] : [])).join('') ?? '';
    expect(cut?.personalIndex).toBe(5);
    expect(text).toContain(`enqueue('[{"_1":2},"root",{"_3":5},"personal",""');`);
  });

  it.each([
    ['no place for personal data', `${JSON.stringify([{ _1: 2 }, 'root', { _3: 3 }])}\n`],
    ['two places', `${JSON.stringify([{ _1: 4, _2: 4 }, 'a', 'b', 'c', personalPlaceholder])}\n`],
    ['values that were deferred', `${chunk}P1:[1]\n`],
  ])('refuses loader data with %s', (_, refused) => {
    expect(cutPage(page(''), refused, tag)).toBeNull();
  });

  it('refuses a document that is not complete', () => {
    expect(cutPage('<!DOCTYPE html><p>', chunk, tag)).toBeNull();
  });
});
