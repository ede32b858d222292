import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { cleanHtml } from '@vyloha/rich-text/server';
import type { ContentBlock } from '../model/content-block';

type ShowableBlock = ContentBlock<readonly RichTextNode[]>;

/** Blocks ready to be shown: texts read, hand-written HTML reduced to plain text, links, tables and pictures. */
export function toShowableBlocks(blocks: readonly ContentBlock[]): ShowableBlock[] {
  return blocks.map(toShowableBlock);
}

function toShowableBlock(block: ContentBlock): ShowableBlock {
  switch (block.kind) {
    case 'html':
      return { ...block, html: cleanHtml(block.html) };
    case 'row':
      return { ...block, blocks: toShowableBlocks(block.blocks) };
    case 'textBoxes':
      return { ...block, boxes: block.boxes.map((box) => ({ ...box, text: parseRichText(box.text) })) };
    case 'text':
    case 'bigTitle':
    case 'collapsible':
    case 'quote':
      return { ...block, text: parseRichText(block.text) };
    default:
      return block;
  }
}
