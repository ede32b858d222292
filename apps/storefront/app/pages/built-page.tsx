import { BuiltPage as Page, LoadedBlockList, type LoadedBlockListProps } from '@vyloha/content-blocks/ui';
import { productInText } from './product-in-text';

/** A page that editors built of blocks. */
export function BuiltPage() {
  return <Page productBox={productInText} />;
}

/** Blocks above the products of a category. */
export function BuiltContent(content: Omit<LoadedBlockListProps, 'productBox'>) {
  return <LoadedBlockList {...content} productBox={productInText} />;
}
