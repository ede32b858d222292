import type { BranchOption } from '@vyloha/branches';

/** Places of a shipper, and what was searched for. */
export interface PickerData {
  places: readonly BranchOption[];
  query: string;
  isPostcodeUnknown: boolean;
  foundCount: number;
}
