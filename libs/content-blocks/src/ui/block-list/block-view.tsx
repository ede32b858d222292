import { withNonBreakingSpaces } from '@vyloha/i18n';
import { HtmlText, RichText, type RichTextNode } from '@vyloha/rich-text';
import { Columns } from '@vyloha/ui';
import { Children, type ReactNode } from 'react';
import type { BrandTile } from '../../model/blocks/brand-tile';
import type { CategoryTile } from '../../model/blocks/category-tile';
import type { BlockOf, ContentBlock } from '../../model/blocks/content-block';
import { BrandBoxes } from '../brand-boxes/brand-boxes';
import { CategoryBoxes } from '../category-boxes/category-boxes';
import { CollapsibleText } from '../collapsible-text/collapsible-text';
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

interface BlockViewProps extends BlockSources {
  block: ContentBlock<Text>;
  headingLevel: 2 | 3;
  /** The rendered blocks of a row. */
  nested: ReactNode;
}

/** Content of a block below its title. */
export function BlockView({ block, headingLevel, nested, ...sources }: BlockViewProps) {
  switch (block.kind) {
    case 'text':
      return <RichText nodes={block.text} />;
    case 'html':
      return <HtmlText html={block.html} />;
    case 'pictures':
      return <PictureList pictures={block.pictures} />;
    case 'products':
      return <ProductBoxGrid boxes={sources.productBoxes(block.productIds)} isNested={headingLevel === 3} />;
    case 'categories':
      return <CategoryBoxes categories={pickByIds(block.categoryIds, sources.categories)} />;
    case 'brands':
      return <BrandBoxes brands={pickByIds(block.brandIds, sources.brands)} />;
    case 'row':
      return <div className={styles.row}>{nested}</div>;
    case 'bigTitle':
      return <BigTitle block={block} headingLevel={headingLevel} />;
    case 'collapsible':
      return <CollapsibleText title={block.title} text={block.text} />;
    case 'quote':
      return <Quote author={block.title} text={block.text} />;
    case 'textBoxes':
      return <TextBoxes boxes={block.boxes} />;
    case 'sellingPoints':
      return <SellingPoints points={block.points} />;
  }
}

function pickByIds<Thing extends { id: string }>(ids: readonly string[], items: readonly Thing[]): Thing[] {
  return ids.flatMap((id) => items.filter((item) => item.id === id));
}

function ProductBoxGrid({ boxes, isNested }: { boxes: readonly ReactNode[]; isNested: boolean }) {
  return (
    <Columns as="ul" count={isNested ? 2 : { base: 2, md: 3, lg: 4 }}>
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
      {block.title && <Heading>{withNonBreakingSpaces(block.title)}</Heading>}
      <RichText nodes={block.text} />
    </div>
  );
}
