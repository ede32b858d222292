import type { InvalidBounds } from './bounds';
import type { Bounds, FacetValue } from './facet';

/** Pages carry a hundred of them, so what most do not have is left out. */
export interface FilterOption extends Pick<FacetValue, 'slug' | 'title' | 'count'> {
  colorHex?: string;
  isSelected?: true;
}

/** One filter of the panel. */
export type FilterGroup = {
  /** Query key and name of the form field. */
  key: string;
  title: string;
  isOpen: boolean;
  /** One of many: folded with the others behind all that is shown at once. */
  isFurther?: boolean;
} & (
  | {
      kind: 'values' | 'colors';
      options: readonly FilterOption[];
      /** Whether one of them excludes the others. */
      isSingle?: true;
    }
  | {
      kind: 'range';
      unit: string | null;
      min: number;
      max: number;
      selected: Bounds;
      /** Invalid input of the range. */
      invalidInput?: InvalidBounds;
    }
);

export type RangeGroup = Extract<FilterGroup, { kind: 'range' }>;

/** A filter that is either on or off. */
export interface FilterSwitch {
  /** Query key and name of the form field. */
  key: string;
  title: string;
  count: number;
  isSelected: boolean;
}

/** An active filter, and the address without it. */
export interface ActiveFilter {
  label: string;
  path: string;
}

/** The filters of a listing. */
export interface FilterPanelData {
  /** Above the groups. */
  switches: readonly FilterSwitch[];
  groups: readonly FilterGroup[];
  active: readonly ActiveFilter[];
  /** Target of the form: a page with preset values submits to its base category. */
  pathname: string;
  /** The listing without any filter. */
  clearPath: string;
  /** Hidden fields of the form: what is searched for, and the selected order. */
  hiddenFields: readonly (readonly [key: string, value: string])[];
}
