import type { RichTextNode } from '@vyloha/rich-text';
import type { ContentBlock } from '../../model/blocks/content-block';
import { BlockSection } from '../block-section/block-section';
import { BlockView, type BlockSources } from './block-view';

type Block = ContentBlock<readonly RichTextNode[]>;

export interface BlockListProps extends BlockSources {
  blocks: readonly Block[];
  /** Heading level of the blocks' titles. */
  headingLevel?: 2 | 3;
}

/** Blocks one under another; an empty block is left out with its title. */
export function BlockList({ blocks, headingLevel = 2, ...sources }: BlockListProps) {
  return blocks.map((block) => {
    if (isEmpty(block, sources)) return null;
    const { id, title, ground, button, kind } = block;
    const hasOwnTitle = kind === 'bigTitle' || kind === 'collapsible' || kind === 'quote';
    return (
      <BlockSection
        key={id}
        title={hasOwnTitle ? null : title}
        headingLevel={headingLevel}
        ground={ground}
        button={button}
      >
        <BlockView
          block={block}
          headingLevel={headingLevel}
          nested={kind === 'row' && <BlockList blocks={block.blocks} headingLevel={3} {...sources} />}
          {...sources}
        />
      </BlockSection>
    );
  });
}

function isEmpty(block: Block, sources: BlockSources): boolean {
  switch (block.kind) {
    case 'products':
      return sources.productBoxes(block.productIds).length === 0;
    case 'categories':
      return !sources.categories.some(({ id }) => block.categoryIds.includes(id));
    case 'brands':
      return !sources.brands.some(({ id }) => block.brandIds.includes(id));
    case 'pictures':
      return block.pictures.length === 0;
    case 'row':
      return block.blocks.every((nested) => isEmpty(nested, sources));
    default:
      return false;
  }
}
