import { HtmlText, RichText, type RichTextNode } from '@vyloha/rich-text';
import { Columns, Disclosure, Picture } from '@vyloha/ui';
import { Children, type ReactNode } from 'react';
import type { BlockOf, BlockPicture, ContentBlock } from '../../model/content-block';
import { CategoryBoxes } from '../category-boxes/category-boxes';
import { SellingPoints } from '../selling-points/selling-points';
import { BlockList, type BlockListProps } from './block-list';
import styles from './block-list.module.css';

type Text = readonly RichTextNode[];
type Sources = Omit<BlockListProps, 'blocks'>;

/** What a block shows under its title. */
export function BlockView({ block, ...sources }: Sources & { block: ContentBlock<Text> }) {
  switch (block.kind) {
    case 'text':
      return <TextOnGround block={block} />;
    case 'html':
      return <HtmlText html={block.html} />;
    case 'pictures':
      return block.pictures.map((picture) => <BlockImage key={picture.fileKey} picture={picture} />);
    case 'products':
      return <Goods boxes={sources.productBoxes(block.productIds)} />;
    case 'categories':
      return (
        <CategoryBoxes
          categories={block.categoryIds.flatMap((id) => sources.categories.filter((tile) => tile.id === id))}
        />
      );
    case 'row':
      return <Row block={block} {...sources} />;
    case 'bigTitle':
      return (
        <div className={styles.bigTitle}>
          <h2>{block.title}</h2>
          <RichText nodes={block.text} />
        </div>
      );
    case 'collapsible':
      return (
        <Disclosure title={block.title}>
          <RichText nodes={block.text} />
        </Disclosure>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <RichText nodes={block.text} />
          {block.title && <footer className={styles.author}>{block.title}</footer>}
        </blockquote>
      );
    case 'textBoxes':
      return <TextBoxes block={block} />;
    case 'sellingPoints':
      return <SellingPoints points={block.points} />;
  }
}

function Goods({ boxes }: { boxes: readonly ReactNode[] }) {
  return (
    <Columns as="ul" count={{ base: 2, md: 3, lg: 4 }}>
      {Children.map(boxes, (box) => (
        <li className={styles.box}>{box}</li>
      ))}
    </Columns>
  );
}

function TextOnGround({ block: { text, ground } }: { block: BlockOf<'text', Text> }) {
  if (!ground) return <RichText nodes={text} />;
  return (
    <div className={styles.ground} style={{ backgroundColor: ground.background, color: ground.text }}>
      <RichText nodes={text} />
    </div>
  );
}

function BlockImage({ picture: { title, float, isCropped, ...picture } }: { picture: BlockPicture }) {
  return (
    <figure className={styles.figure} data-float={float ?? undefined}>
      <Picture {...picture} crop={isCropped} />
      {title && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  );
}

function Row({ block, ...sources }: Sources & { block: BlockOf<'row', Text> }) {
  return (
    <div className={styles.row}>
      <BlockList blocks={block.blocks} {...sources} />
    </div>
  );
}

function TextBoxes({ block }: { block: BlockOf<'textBoxes', Text> }) {
  return (
    <ul className={styles.textBoxes}>
      {block.boxes.map((box, index) => (
        <li key={index} className={styles.textBox}>
          {box.title && <h3>{box.title}</h3>}
          <RichText nodes={box.text} />
        </li>
      ))}
    </ul>
  );
}
