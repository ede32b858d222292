import type { RefusedBounds } from '../../model/listing/bounds';

/** Texts that say why a range narrows nothing. */
export const refusalKeys = {
  number: 'filter.noNumber',
  order: 'filter.noOrder',
} as const satisfies Record<RefusedBounds['problem'], string>;
