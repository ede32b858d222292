import type { ContentBlock } from './content-block';

export interface BlockReferences {
  productIds: readonly string[];
  /** Categories and virtual categories together; their ids do not meet. */
  categoryIds: readonly string[];
  brandIds: readonly string[];
}

/** Everything the blocks and the rows inside them refer to, each id once, so that it can be asked for at once. */
export function blockReferences(blocks: readonly ContentBlock[]): BlockReferences {
  const all = blocks.flatMap(withNested);
  return {
    productIds: unique(all.flatMap((block) => (block.kind === 'products' ? block.productIds : []))),
    categoryIds: unique(all.flatMap((block) => (block.kind === 'categories' ? block.categoryIds : []))),
    brandIds: unique(all.flatMap((block) => (block.kind === 'brands' ? block.brandIds : []))),
  };
}

function withNested(block: ContentBlock): ContentBlock[] {
  return block.kind === 'row' ? [block, ...block.blocks.flatMap(withNested)] : [block];
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
