import { type RichTextNode, textOfNodes } from '@vyloha/rich-text';
import type { ContentBlock } from '../model/blocks/content-block';

type Text = readonly RichTextNode[];

/** A heading in the text of a page, with the id that links to it use. */
export interface OutlineHeading {
  id: string;
  title: string;
}

const idPrefix = 'kapitola';
const outlinedLevel = 2;

/** Letters without diacritics and digits, joined by hyphens: 'Sázení ven' is 'sazeni-ven'. */
function toIdPart(title: string): string {
  const ascii = title
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** The blocks with an id in each heading of the second level of their texts, and these headings in order. */
export function outlineBlocks(blocks: readonly ContentBlock<Text>[]): {
  blocks: ContentBlock<Text>[];
  headings: OutlineHeading[];
} {
  const headings: OutlineHeading[] = [];
  const withId = (node: RichTextNode): RichTextNode => {
    if (node.type !== 'heading' || node.level !== outlinedLevel) return node;
    const title = textOfNodes(node.content);
    const id = [idPrefix, headings.length + 1, toIdPart(title)].filter((part) => part !== '').join('-');
    headings.push({ id, title });
    return { ...node, id };
  };
  const outlined = blocks.map((block) => (block.kind === 'text' ? { ...block, text: block.text.map(withId) } : block));
  return { blocks: outlined, headings };
}

/** Number of words in the texts of blocks, nested ones included. */
export function countWords(content: unknown): number {
  if (Array.isArray(content)) return content.reduce<number>((sum, part) => sum + countWords(part), 0);
  if (typeof content !== 'object' || content === null) return 0;
  return Object.entries(content).reduce((sum, [key, value]) => {
    if (key !== 'text' || typeof value !== 'string') return sum + countWords(value);
    return sum + value.split(/\s+/u).filter((word) => word !== '').length;
  }, 0);
}
