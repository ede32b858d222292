import type { ProductBox } from '@vyloha/catalog';
import type { RichTextNode } from '@vyloha/rich-text';
import type { ReactNode } from 'react';
import type { LoadedBlocks } from '../../model/loaded-blocks';
import { BlockList } from '../block-list/block-list';

export interface LoadedBlockListProps extends LoadedBlocks<ProductBox, readonly RichTextNode[]> {
  /** Draws one of the goods; the app adds what other rooms put on a box. */
  productBox: (product: ProductBox) => ReactNode;
}

/** The blocks of a page with the boxes of their goods; space between blocks is the page's. */
export function LoadedBlockList({ products, productBox, ...shown }: LoadedBlockListProps) {
  const boxesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => products.filter((product) => product.id === id).map((product) => productBox(product)));
  return <BlockList {...shown} productBoxes={boxesOf} />;
}
