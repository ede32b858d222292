import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { cleanHtml } from '@vyloha/rich-text/server';
import { type BlockKind, type BlockOf, type ContentBlock, kindRules } from '../model/blocks/content-block';

type Text = readonly RichTextNode[];

/** Renderable blocks: texts parsed, hand-written HTML reduced to plain text, links, tables and pictures. */
export function toRenderableBlocks(blocks: readonly ContentBlock[]): ContentBlock<Text>[] {
  return blocks.map((block) => toRenderableBlock(block));
}

function toRenderableBlock<Kind extends BlockKind>(block: BlockOf<Kind>): BlockOf<Kind, Text> {
  return kindRules[block.kind].parseTexts<Text>(block, {
    text: parseRichText,
    html: cleanHtml,
    blocks: toRenderableBlocks,
  });
}
