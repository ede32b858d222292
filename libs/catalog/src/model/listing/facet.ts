import type { FilterKey } from '@vyloha/links';
import type * as v from 'valibot';
import type cs from '../../i18n/cs.json';

/** Bounds of a number; `null` is open. */
export interface Bounds {
  from: number | null;
  to: number | null;
}

/** A filter value, and how many products have it under the other filters. */
export interface FacetValue {
  id: string;
  slug: string;
  title: string;
  colorHex: string | null;
  count: number;
}

/** Of the texts of the filters. */
export type TitleKey = keyof (typeof cs)['filter'];

/** Something a listing can be filtered by. */
export type FacetOption = {
  /** Of the parameter; '' for a facet of which there is only one. */
  id: string;
  /** In the query. */
  key: FilterKey;
  /** Its own, or that of all shops. */
  title: { text: string } | { key: TitleKey };
  /** Whether its fields are shown before the shopper opens them. */
  isOpen: boolean;
} & (
  | {
      kind: 'values' | 'colors';
      values: readonly FacetValue[];
      /** A text that says what the titles of the values mean. */
      valueKey?: TitleKey;
      /** Whether one value says all: of several the last one counts. */
      isSingle?: true;
    }
  | {
      kind: 'range';
      /** Under the other filters; null when no product has the number. */
      range: { from: number; to: number } | null;
      unit: { text: string } | 'currency' | null;
    }
  | { kind: 'switch'; count: number }
);

/** What a shopper selected of a facet: values combined by OR, a range, or that it is on. */
export type Selection = { id: string } & (
  { kind: 'values'; ids: readonly string[] } | { kind: 'range'; bounds: Bounds } | { kind: 'switch' }
);

/** An editor's settings of a parameter among the filters of a category. */
export interface FilterSetting {
  parameterId: string;
  isImportant: boolean;
  isClosed: boolean;
}

/** What decides which parameters are offered. */
export interface CategoryFilters {
  settings: readonly FilterSetting[];
  /** Whether the category has subcategories. */
  isDepartment: boolean;
}

/** One kind of filter. */
export interface FacetDefinition {
  response: {
    /** Name in the response of the listing call. */
    field: string;
    /** Of the field, with a default where it may be absent. */
    schema: v.GenericSchema<unknown, readonly FacetOption[]>;
  };
  /** Its part of the scope of the listing call, also where nothing is selected. */
  toScope(selections: readonly Selection[]): object;
  /** What a category offers, in display order. */
  arrange(options: readonly FacetOption[], category: CategoryFilters): readonly FacetOption[];
  /** A longer panel is hard to use; further ones are folded until they are selected. */
  maxShown: number;
}
