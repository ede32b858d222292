import type { RichTextNode } from '@vyloha/rich-text';
import type { ReactNode } from 'react';
import type { CategoryTile } from '../../model/category-tile';
import type { ContentBlock } from '../../model/content-block';
import { BlockSection } from '../block-section/block-section';
import { BlockView } from './block-view';

export interface BlockListProps {
  blocks: readonly ContentBlock<readonly RichTextNode[]>[];
  /** Tiles of all categories the blocks refer to. */
  categories: readonly CategoryTile[];
  /** Draws boxes of goods by id; those that are no more come to nothing. */
  productBoxes: (productIds: readonly string[]) => readonly ReactNode[];
}

/** The blocks of a page, one under another; a block that has nothing to show is left out with its title. */
export function BlockList({ blocks, ...sources }: BlockListProps) {
  return blocks.map((block) => {
    const isEmpty =
      (block.kind === 'products' && sources.productBoxes(block.productIds).length === 0) ||
      (block.kind === 'categories' && !sources.categories.some(({ id }) => block.categoryIds.includes(id)));
    if (isEmpty) return null;
    const hasOwnTitle = block.kind === 'bigTitle' || block.kind === 'collapsible' || block.kind === 'quote';
    return (
      <BlockSection key={block.id} title={hasOwnTitle ? null : block.title} button={block.button}>
        <BlockView block={block} {...sources} />
      </BlockSection>
    );
  });
}
