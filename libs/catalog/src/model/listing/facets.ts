import * as v from 'valibot';

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

export interface ParameterFacet {
  id: string;
  slug: string;
  title: string;
  type: 'number' | 'text' | 'color' | 'size';
  unit: string | null;
  values: readonly FacetValue[];
  /** Range of a number under the other filters. */
  range: { from: number; to: number } | null;
}

/** Facets of a listing: what its products can be filtered by. */
export interface Facets {
  parameters: readonly ParameterFacet[];
  brands: readonly FacetValue[];
  tags: readonly FacetValue[];
  availableCount: number;
  /** Main unit of the currency. */
  price: { from: number; to: number } | null;
}

const rangeField = v.nullish(v.object({ from: v.number(), to: v.number() }), null);

const valueField = v.pipe(
  v.object({
    _id: v.string(),
    slug: v.string(),
    title: v.string(),
    color_hex: v.nullish(v.string(), null),
    count: v.number(),
  }),
  v.transform(({ _id, color_hex, ...value }): FacetValue => ({ ...value, id: _id, colorHex: color_hex })),
);

const parameterField = v.pipe(
  v.object({
    _id: v.string(),
    slug: v.string(),
    title: v.string(),
    parameter_type: v.picklist(['number', 'text', 'color', 'size']),
    parameter_unit: v.nullish(v.string(), null),
    values: v.array(valueField),
    range: rangeField,
  }),
  v.transform(({ _id, parameter_type, parameter_unit, ...parameter }): ParameterFacet => ({
    ...parameter,
    id: _id,
    type: parameter_type,
    unit: parameter_unit,
  })),
);

const brandField = v.pipe(
  v.object({ id: v.string(), title: v.string(), slug: v.string(), count: v.number() }),
  v.transform((brand): FacetValue => ({ ...brand, colorHex: null })),
);

/** A tag has no slug; its id is used in addresses. */
const tagField = v.pipe(
  v.object({ id: v.string(), text: v.string(), count: v.number() }),
  v.transform(({ id, text, count }): FacetValue => ({ id, slug: id, title: text, colorHex: null, count })),
);

/** The facets part of the listing response. */
export const facetFields = {
  parameters: v.nullish(v.array(parameterField), []),
  brands: v.nullish(v.array(brandField), []),
  tags: v.nullish(v.array(tagField), []),
  availableCount: v.nullish(v.number(), 0),
  priceRange: rangeField,
};
