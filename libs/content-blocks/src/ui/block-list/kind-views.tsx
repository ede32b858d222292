import { useThemeSettings } from '@vyloha/config';
import { HtmlText, RichText, type RichTextNode } from '@vyloha/rich-text';
import { Columns } from '@vyloha/ui';
import { Children, type ReactNode } from 'react';
import type { BrandTile } from '../../model/blocks/brand-tile';
import type { CategoryTile } from '../../model/blocks/category-tile';
import type { BlockKind, BlockOf, ContentBlock } from '../../model/blocks/content-block';
import { BrandBoxes } from '../brand-boxes/brand-boxes';
import { CategoryBoxes } from '../category-boxes/category-boxes';
import { CollapsibleText } from '../collapsible-text/collapsible-text';
import { MenuLinks } from '../menu-links/menu-links';
import { PictureList } from '../picture-list/picture-list';
import { Quote } from '../quote/quote';
import { SellingPoints } from '../selling-points/selling-points';
import { TextBoxes } from '../text-boxes/text-boxes';
import styles from './block-list.module.css';

type Text = readonly RichTextNode[];

/** Entities that blocks refer to. */
export interface BlockSources {
  categories: readonly CategoryTile[];
  brands: readonly BrandTile[];
  /** Renders product boxes by id; removed products are left out. */
  productBoxes: (productIds: readonly string[]) => readonly ReactNode[];
}

interface BlockContext extends BlockSources {
  headingLevel: 2 | 3;
  /** The blocks of a row. */
  nested: (blocks: readonly ContentBlock<Text>[]) => ReactNode;
}

interface KindView<Kind extends BlockKind> {
  /** Content of a block below its title. */
  render: (block: BlockOf<Kind, Text>, context: BlockContext) => ReactNode;
  /** Whether there is nothing to show; the block is then left out with its title. */
  isEmpty?: (block: BlockOf<Kind, Text>, sources: BlockSources) => boolean;
  /** The title is part of the content. */
  hasOwnTitle?: true;
}

const kindViews: { readonly [Kind in BlockKind]: KindView<Kind> } = {
  text: { render: ({ text }) => <RichText nodes={text} /> },
  html: { render: ({ html }) => <HtmlText html={html} /> },
  pictures: {
    render: ({ pictures }) => <PictureList pictures={pictures} />,
    isEmpty: ({ pictures }) => pictures.length === 0,
  },
  products: {
    render: ({ productIds }, { productBoxes, headingLevel }) => (
      <ProductBoxGrid boxes={productBoxes(productIds)} isNested={headingLevel === 3} />
    ),
    isEmpty: ({ productIds }, { productBoxes }) => productBoxes(productIds).length === 0,
  },
  categories: {
    render: ({ categoryIds }, { categories }) => <CategoryBoxes categories={pickByIds(categoryIds, categories)} />,
    isEmpty: ({ categoryIds }, { categories }) => pickByIds(categoryIds, categories).length === 0,
  },
  brands: {
    render: ({ brandIds }, { brands }) => <BrandBoxes brands={pickByIds(brandIds, brands)} />,
    isEmpty: ({ brandIds }, { brands }) => pickByIds(brandIds, brands).length === 0,
  },
  menuItems: {
    render: ({ links }) => <MenuLinks links={links} />,
    isEmpty: ({ links }) => links.length === 0,
  },
  shared: {
    render: ({ blocks }, { nested }) => nested(blocks),
    isEmpty: ({ blocks }, sources) => blocks.every((block) => isEmptyBlock(block, sources)),
  },
  row: {
    render: ({ blocks }, { nested }) => <div className={styles.row}>{nested(blocks)}</div>,
    isEmpty: ({ blocks }, sources) => blocks.every((block) => isEmptyBlock(block, sources)),
  },
  bigTitle: {
    render: (block, { headingLevel }) => <BigTitle block={block} headingLevel={headingLevel} />,
    hasOwnTitle: true,
  },
  collapsible: { render: ({ title, text }) => <CollapsibleText title={title} text={text} />, hasOwnTitle: true },
  quote: { render: ({ title, text }) => <Quote author={title} text={text} />, hasOwnTitle: true },
  textBoxes: { render: ({ boxes }) => <TextBoxes boxes={boxes} /> },
  sellingPoints: { render: ({ points }) => <SellingPoints points={points} /> },
};

export function renderBlock<Kind extends BlockKind>(block: BlockOf<Kind, Text>, context: BlockContext): ReactNode {
  return kindViews[block.kind].render(block, context);
}

export function isEmptyBlock<Kind extends BlockKind>(block: BlockOf<Kind, Text>, sources: BlockSources): boolean {
  return kindViews[block.kind].isEmpty?.(block, sources) ?? false;
}

/** The title above the content, unless it is part of it. */
export function titleAbove({ kind, title }: ContentBlock<Text>): string | null {
  return kindViews[kind].hasOwnTitle ? null : title;
}

function pickByIds<Thing extends { id: string }>(ids: readonly string[], items: readonly Thing[]): Thing[] {
  return ids.flatMap((id) => items.filter((item) => item.id === id));
}

function ProductBoxGrid({ boxes, isNested }: { boxes: readonly ReactNode[]; isNested: boolean }) {
  const { blockColumns } = useThemeSettings();
  return (
    <Columns as="ul" count={isNested ? 2 : blockColumns} className={styles.products}>
      {Children.map(boxes, (box) => (
        <li className={styles.box}>{box}</li>
      ))}
    </Columns>
  );
}

function BigTitle({ block, headingLevel }: { block: BlockOf<'bigTitle', Text>; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.bigTitle}>
      {block.title && <Heading>{block.title}</Heading>}
      <RichText nodes={block.text} />
    </div>
  );
}
