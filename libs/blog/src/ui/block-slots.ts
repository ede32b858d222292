import type { LoadedBlockListProps } from '@vyloha/content-blocks/ui';

/** Slots of pages with blocks: how products in the text are rendered. */
export type BlockSlots = Pick<LoadedBlockListProps, 'productBox'>;
