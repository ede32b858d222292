import type { LoadedBlockListProps } from '@vyloha/content-blocks/ui';

/** Blocks with everything they refer to, as a loader returned them. */
export type BlockContent = Omit<LoadedBlockListProps, 'productBox'>;

/** Slots of pages with blocks: how products in the text are rendered. */
export type BlockSlots = Pick<LoadedBlockListProps, 'productBox'>;
