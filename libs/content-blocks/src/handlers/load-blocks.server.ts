import type { AppLoadContext } from '@remix-run/node';
import type { ProductBox } from '@vyloha/catalog';
import { loadProductsByIds } from '@vyloha/catalog/server';
import type { RichTextNode } from '@vyloha/rich-text';
import { listCategoryTilesOrNone } from '../api/list-category-tiles-or-none.server';
import { blockReferences } from '../model/block-references';
import type { ContentBlock } from '../model/content-block';
import { parseContentBlocks } from '../model/content-block-response';
import type { LoadedBlocks } from '../model/loaded-blocks';
import { toShowableBlocks } from './to-showable-blocks.server';

type ShownBlocks = LoadedBlocks<ProductBox, readonly RichTextNode[]>;

/** Blocks ready to be shown with everything they refer to: categories in one call, goods in another. */
export async function loadBlocks(context: AppLoadContext, blocks: readonly ContentBlock[]): Promise<ShownBlocks> {
  const { productIds, categoryIds } = blockReferences(blocks);
  const [categories, products] = await Promise.all([
    listCategoryTilesOrNone(context.cms, context.locale, categoryIds),
    loadProductsByIds(context, productIds, 'content'),
  ]);
  return { blocks: toShowableBlocks(blocks), categories, products };
}

/** The same from blocks as the content system sends them; broken and unknown ones are left out. */
export function loadWireBlocks(context: AppLoadContext, wire: unknown): Promise<ShownBlocks> {
  return loadBlocks(context, parseContentBlocks(wire, context.locale));
}
