import type { BrandTile } from './brand-tile';
import type { CategoryTile } from './category-tile';
import type { RichTextSource } from './block-fields';
import type { ContentBlock } from './content-block';

/** Blocks of a page with everything they refer to. */
export interface LoadedBlocks<Product, Text = RichTextSource> {
  blocks: readonly ContentBlock<Text>[];
  /** All categories the blocks refer to. */
  categories: readonly CategoryTile[];
  /** All brands the blocks refer to. */
  brands: readonly BrandTile[];
  /** All products the blocks refer to. */
  products: readonly Product[];
}
