import type { InvalidBounds } from '../../model/listing/bounds';

/** Message keys of invalid ranges. */
export const invalidRangeKeys = {
  number: 'filter.noNumber',
  order: 'filter.noOrder',
} as const satisfies Record<InvalidBounds['problem'], string>;
