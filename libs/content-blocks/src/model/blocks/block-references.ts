import type { ContentBlock } from './content-block';

export interface BlockReferences {
  productIds: readonly string[];
  /** Categories and virtual categories together; their ids do not collide. */
  categoryIds: readonly string[];
  brandIds: readonly string[];
}

/** Everything the blocks and their nested blocks refer to, each id once, to be requested in one batch. */
export function collectBlockReferences(blocks: readonly ContentBlock[]): BlockReferences {
  const all = flattenBlocks(blocks);
  return {
    productIds: unique(all.flatMap((block) => ('productIds' in block ? block.productIds : []))),
    categoryIds: unique(all.flatMap((block) => ('categoryIds' in block ? block.categoryIds : []))),
    brandIds: unique(all.flatMap((block) => ('brandIds' in block ? block.brandIds : []))),
  };
}

/** The blocks and those nested in them. */
export const flattenBlocks = (blocks: readonly ContentBlock[]): ContentBlock[] => blocks.flatMap(flattenBlock);

function flattenBlock(block: ContentBlock): ContentBlock[] {
  return 'blocks' in block ? [block, ...block.blocks.flatMap(flattenBlock)] : [block];
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
