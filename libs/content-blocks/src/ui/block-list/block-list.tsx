import type { RichTextNode } from '@vyloha/rich-text';
import type { ContentBlock } from '../../model/blocks/content-block';
import { BlockSection } from '../block-section/block-section';
import { type BlockSources, isEmptyBlock, renderBlock, titleAbove } from './kind-views';

type Block = ContentBlock<readonly RichTextNode[]>;

export interface BlockListProps extends BlockSources {
  blocks: readonly Block[];
  /** Heading level of the blocks' titles. */
  headingLevel?: 2 | 3;
}

/** Blocks one under another; an empty block is left out with its title. */
export function BlockList({ blocks, headingLevel = 2, ...sources }: BlockListProps) {
  const nested = (rowBlocks: readonly Block[]) => <BlockList blocks={rowBlocks} headingLevel={3} {...sources} />;
  return blocks.map((block) => {
    if (isEmptyBlock(block, sources)) return null;
    const { id, ground, button } = block;
    return (
      <BlockSection key={id} title={titleAbove(block)} headingLevel={headingLevel} ground={ground} button={button}>
        {renderBlock(block, { headingLevel, nested, ...sources })}
      </BlockSection>
    );
  });
}
