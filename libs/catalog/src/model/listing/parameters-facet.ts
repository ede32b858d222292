import { displayText } from '@vyloha/contract';
import { filterKeyPrefix } from '@vyloha/links';
import * as v from 'valibot';
import { toWireBounds } from './bounds';
import type { CategoryFilters, FacetDefinition, FacetOption, FacetValue, FilterSetting, Selection } from './facet';

const maxShown = 8;

const valueField = v.pipe(
  v.object({
    _id: v.string(),
    slug: v.string(),
    title: displayText,
    color_hex: v.nullish(v.string(), null),
    count: v.number(),
  }),
  v.transform(({ _id, color_hex, ...value }): FacetValue => ({ ...value, id: _id, colorHex: color_hex })),
);

const parameterField = v.pipe(
  v.object({
    _id: v.string(),
    slug: v.string(),
    title: displayText,
    parameter_type: v.picklist(['number', 'text', 'color', 'size']),
    parameter_unit: v.nullish(v.string(), null),
    values: v.array(valueField),
    range: v.nullish(v.object({ from: v.number(), to: v.number() }), null),
  }),
  v.transform(({ _id: id, slug, title, parameter_type: type, parameter_unit: unit, values, range }): FacetOption => {
    const option = { id, key: `${filterKeyPrefix}${slug}`, title: { text: title }, isOpen: false } as const;
    if (range !== null && values.length === 0)
      return { ...option, kind: 'range', range, unit: unit === null ? null : { text: unit } };
    return { ...option, kind: type === 'color' ? 'colors' : 'values', values };
  }),
);

/** Important ones first, then those the editor lists, then the rest in their order. */
function rankOf(id: string, settings: readonly FilterSetting[]): number {
  const index = settings.findIndex(({ parameterId }) => parameterId === id);
  if (index < 0) return 2 * settings.length;
  return settings[index]?.isImportant === true ? index : settings.length + index;
}

/** A department has too many different parameters: only those the editor lists are offered, if there are any. */
function arrange(options: readonly FacetOption[], { settings, isDepartment }: CategoryFilters): FacetOption[] {
  const settingOf = ({ id }: FacetOption) => settings.find(({ parameterId }) => parameterId === id);
  const hasChoice = isDepartment && settings.length > 0;
  return options
    .toSorted((a, b) => rankOf(a.id, settings) - rankOf(b.id, settings))
    .filter((option) => !hasChoice || settingOf(option) !== undefined)
    .map((option) => ({ ...option, isOpen: settingOf(option)?.isClosed === false }));
}

function toWireEntry(selection: Selection): [id: string, value: readonly string[] | object] {
  const { id } = selection;
  return selection.kind === 'range'
    ? [id, toWireBounds(selection.bounds)]
    : [id, selection.kind === 'values' ? selection.ids : []];
}

/** The parameters of products, each with its values or a range. */
export const parametersFacet: FacetDefinition = {
  response: { field: 'parameters', schema: v.nullish(v.array(parameterField), []) },
  toScope: (selections) => ({ filters: Object.fromEntries(selections.map(toWireEntry)) }),
  arrange,
  maxShown,
};
