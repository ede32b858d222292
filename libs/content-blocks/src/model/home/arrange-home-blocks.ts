import type { BlockOf, ContentBlock } from '../blocks/content-block';

/** By the theme. */
interface Arrangement {
  /** Blocks of categories come before the others. */
  startsWithCategories: boolean;
}

type BestSellers = Pick<BlockOf<'products'>, 'title' | 'productIds' | 'button'>;

/** Editors' blocks in the order of the theme, with the best-selling products after those that come first. */
export function arrangeHomeBlocks(
  blocks: readonly ContentBlock[],
  { startsWithCategories }: Arrangement,
  bestSellers: BestSellers,
): readonly ContentBlock[] {
  const isLeading = ({ kind }: ContentBlock) => startsWithCategories && kind === 'categories';
  const bestSellersBlock: ContentBlock = { id: 'best-sellers', kind: 'products', ground: null, ...bestSellers };
  return [
    ...blocks.filter(isLeading),
    ...(bestSellers.productIds.length > 0 ? [bestSellersBlock] : []),
    ...blocks.filter((block) => !isLeading(block)),
  ];
}
