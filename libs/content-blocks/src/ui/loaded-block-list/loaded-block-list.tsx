import type { ProductBox } from '@vyloha/catalog';
import type { RichTextNode } from '@vyloha/rich-text';
import type { ReactNode } from 'react';
import type { LoadedBlocks } from '../../model/blocks/loaded-blocks';
import { BlockList } from '../block-list/block-list';

export interface LoadedBlockListProps extends LoadedBlocks<ProductBox, readonly RichTextNode[]> {
  /** Renders a product box; the app adds what other libraries contribute. */
  productBox: (product: ProductBox) => ReactNode;
}

/** The blocks of a page with their product boxes; space between blocks is left to the page. */
export function LoadedBlockList({ products, productBox, ...blockListProps }: LoadedBlockListProps) {
  const renderProductBoxes = (ids: readonly string[]) =>
    ids.flatMap((id) => products.filter((product) => product.id === id).map((product) => productBox(product)));
  return <BlockList {...blockListProps} productBoxes={renderProductBoxes} />;
}
