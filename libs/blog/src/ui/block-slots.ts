import type { LoadedBlockListProps } from '@vyloha/content-blocks/ui';

/** Blocks with everything they refer to, as a loader handed them over. */
export type BlockContent = Omit<LoadedBlockListProps, 'productBox'>;

/** What the app fills in pages with blocks: how goods in the text are drawn. */
export type BlockSlots = Pick<LoadedBlockListProps, 'productBox'>;
