import type { AppLoadContext } from '@remix-run/node';
import type { ProductBox } from '@vyloha/catalog';
import { loadProductsByIds } from '@vyloha/catalog/server';
import type { RichTextNode } from '@vyloha/rich-text';
import { listBrandTilesOrNone } from '../api/list-brand-tiles-or-none.server';
import { listCategoryTilesOrNone } from '../api/list-category-tiles-or-none.server';
import { blockReferences } from '../model/block-references';
import type { ContentBlock } from '../model/content-block';
import { parseContentBlocks } from '../model/content-block-response';
import type { LoadedBlocks } from '../model/loaded-blocks';
import { toShowableBlocks } from './to-showable-blocks.server';

type ShownBlocks = LoadedBlocks<ProductBox, readonly RichTextNode[]>;

/**
 * Blocks ready to be shown with everything they refer to, blocks inside rows included: categories, brands and goods in
 * one call each, all three at once.
 */
export async function loadBlocks(context: AppLoadContext, blocks: readonly ContentBlock[]): Promise<ShownBlocks> {
  const { cms, locale } = context;
  const { categoryIds, brandIds, productIds } = blockReferences(blocks);
  const [categories, brands, products] = await Promise.all([
    listCategoryTilesOrNone(cms, locale, categoryIds),
    listBrandTilesOrNone(cms, locale, brandIds),
    loadProductsByIds(context, productIds, { place: 'content' }),
  ]);
  return { blocks: toShowableBlocks(blocks), categories, brands, products };
}

/** The same from blocks as the content system sends them; broken and unknown ones are left out. */
export function loadWireBlocks(context: AppLoadContext, wire: unknown): Promise<ShownBlocks> {
  return loadBlocks(context, parseContentBlocks(wire, context.locale));
}
