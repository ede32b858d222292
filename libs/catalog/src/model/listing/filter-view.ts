import type { RefusedBounds } from './bounds';
import type { Bounds, FacetValue } from './facets';

export interface FilterChoice extends Pick<FacetValue, 'slug' | 'title' | 'colorHex' | 'count'> {
  isChosen: boolean;
}

/** One thing to choose by, as a part of the panel. */
export type FilterGroup = {
  /** Of the query and of the form's fields. */
  key: string;
  title: string;
  isOpen: boolean;
} & (
  | { kind: 'values' | 'colors'; choices: readonly FilterChoice[] }
  | {
      kind: 'range';
      unit: string | null;
      lowest: number;
      highest: number;
      chosen: Bounds;
      /** What was typed, where it makes no range. */
      refused?: RefusedBounds;
    }
);

export type RangeGroup = Extract<FilterGroup, { kind: 'range' }>;

/** A filter that is set, and the address without it. */
export interface ActiveFilter {
  label: string;
  path: string;
}

/** The filters of a listing. */
export interface FilterPanelData {
  groups: readonly FilterGroup[];
  inStock: { count: number; isChosen: boolean };
  active: readonly ActiveFilter[];
  /** Where goods are chosen: a page of goods already chosen sends to the one they are chosen from. */
  pathname: string;
  /** The listing without any filter. */
  clearPath: string;
  /** What the form carries along: the order that was chosen. */
  kept: readonly (readonly [key: string, value: string])[];
}
