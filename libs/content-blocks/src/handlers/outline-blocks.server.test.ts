import type { RichTextNode } from '@vyloha/rich-text';
import { describe, expect, it } from 'vitest';
import type { BlockOf } from '../model/blocks/content-block';
import { countWords, outlineBlocks } from './outline-blocks.server';

const heading = (text: string, level: 2 | 3 = 2): RichTextNode => ({
  type: 'heading',
  level,
  content: [{ type: 'text', text, marks: [] }],
});
const paragraph = (text: string): RichTextNode => ({
  type: 'paragraph',
  align: null,
  isFullWidth: false,
  content: [{ type: 'text', text, marks: [] }],
});
const textBlock = (id: string, ...text: RichTextNode[]): BlockOf<'text', readonly RichTextNode[]> => ({
  kind: 'text',
  id,
  title: null,
  ground: null,
  button: null,
  text,
});

describe('outlineBlocks', () => {
  it('gives headings of the second level ids, each its own', () => {
    const blocks = [
      textBlock('b-1', paragraph('Úvod'), heading('Sázení ven'), heading('Podrobnosti', 3)),
      textBlock('b-2', heading('Sázení ven'), heading('?!')),
    ];
    const { headings, blocks: outlined } = outlineBlocks(blocks);
    expect(headings).toEqual([
      { id: 'kapitola-1-sazeni-ven', title: 'Sázení ven' },
      { id: 'kapitola-2-sazeni-ven', title: 'Sázení ven' },
      { id: 'kapitola-3', title: '?!' },
    ]);
    expect(JSON.stringify(outlined).match(/"id":"kapitola-[^"]+"/g)).toHaveLength(3);
  });
});

describe('countWords', () => {
  it('counts the words of all texts, however deep', () => {
    const list: RichTextNode = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph('dvě slova')] }],
    };
    expect(countWords([textBlock('b-1', heading('Sázení ven'), list), textBlock('b-2')])).toBe(4);
  });
});
