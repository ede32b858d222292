import type { AppLoadContext } from '@remix-run/node';
import type { ProductBox } from '@vyloha/catalog';
import { loadProductsByIds } from '@vyloha/catalog/server';
import type { RichTextNode } from '@vyloha/rich-text';
import { listBrandTilesOrNone } from '../api/blocks/brand-tiles.server';
import { listCategoryTilesOrNone } from '../api/blocks/category-tiles.server';
import { collectBlockReferences } from '../model/blocks/block-references';
import type { ContentBlock } from '../model/blocks/content-block';
import { parseContentBlocks } from '../model/blocks/content-block-response';
import type { LoadedBlocks } from '../model/blocks/loaded-blocks';
import { fillBlocks } from './fill-blocks.server';
import { toRenderableBlocks } from './to-renderable-blocks.server';

type LoadedBlocksView = LoadedBlocks<ProductBox, readonly RichTextNode[]>;

/**
 * Renderable blocks with everything they refer to, nested and shared blocks included: categories, brands and products in
 * one call each, all three in parallel.
 */
export async function loadBlocks(context: AppLoadContext, own: readonly ContentBlock[]): Promise<LoadedBlocksView> {
  const { cms, locale } = context;
  const blocks = await fillBlocks(context, own);
  const { categoryIds, brandIds, productIds } = collectBlockReferences(blocks);
  const [categories, brands, products] = await Promise.all([
    listCategoryTilesOrNone(cms, locale, categoryIds),
    listBrandTilesOrNone(cms, locale, brandIds),
    loadProductsByIds(context, productIds, { place: 'content' }),
  ]);
  return { blocks: toRenderableBlocks(blocks, locale), categories, brands, products };
}

/** The same from blocks as the content system sends them; broken and unknown ones are left out. */
export function loadWireBlocks(context: AppLoadContext, wire: unknown): Promise<LoadedBlocksView> {
  return loadBlocks(context, parseContentBlocks(wire, context.locale));
}
