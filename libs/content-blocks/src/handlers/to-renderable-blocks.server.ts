import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { cleanHtml } from '@vyloha/rich-text/server';
import type { ContentBlock } from '../model/blocks/content-block';

type RenderableBlock = ContentBlock<readonly RichTextNode[]>;

/** Renderable blocks: texts parsed, hand-written HTML reduced to plain text, links, tables and pictures. */
export function toRenderableBlocks(blocks: readonly ContentBlock[]): RenderableBlock[] {
  return blocks.map(toRenderableBlock);
}

function toRenderableBlock(block: ContentBlock): RenderableBlock {
  switch (block.kind) {
    case 'html':
      return { ...block, html: cleanHtml(block.html) };
    case 'row':
      return { ...block, blocks: toRenderableBlocks(block.blocks) };
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
