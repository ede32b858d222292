import type { Locale } from '@vyloha/contract';
import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { cleanHtml } from '@vyloha/rich-text/server';
import { type BlockKind, type BlockOf, type ContentBlock, kindRules } from '../model/blocks/content-block';

type Text = readonly RichTextNode[];

/** Renderable blocks: texts parsed, hand-written HTML reduced to what `cleanHtml` allows. */
export function toRenderableBlocks(blocks: readonly ContentBlock[], locale: Locale): ContentBlock<Text>[] {
  return blocks.map((block) => toRenderableBlock(block, locale));
}

function toRenderableBlock<Kind extends BlockKind>(block: BlockOf<Kind>, locale: Locale): BlockOf<Kind, Text> {
  return kindRules[block.kind].parseTexts<Text>(block, {
    text: parseRichText,
    html: (html) => cleanHtml(html, locale),
    blocks: (blocks) => toRenderableBlocks(blocks, locale),
  });
}
