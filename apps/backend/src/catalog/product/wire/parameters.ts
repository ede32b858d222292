import * as v from 'valibot';
import type { Locale } from '@vyloha/contract';
import { pick } from '../../../i18n/pick';
import type { ParameterRow } from '../rows/load-parameter-rows';

export const parametersSchema = v.array(
  v.object({
    entityId: v.string(),
    values: v.array(v.union([v.number(), v.string()])),
    valueEntities: v.array(v.object({ _id: v.string(), title: v.string() })),
  }),
);

export type WireParameters = v.InferOutput<typeof parametersSchema>;

/** Rows grouped by parameter, each value once, numbers as numbers and the others by id with their title. */
export function toParameters(rows: readonly ParameterRow[], locale: Locale): WireParameters {
  const byId = new Map<string, WireParameters[number]>();
  for (const { parameterId, number, valueId, valueTitle } of rows) {
    const known = byId.get(parameterId) ?? { entityId: parameterId, values: [], valueEntities: [] };
    byId.set(parameterId, known);
    const value = number ?? valueId;
    if (known.values.includes(value)) continue;
    known.values.push(value);
    if (valueTitle !== null) known.valueEntities.push({ _id: valueId, title: pick(valueTitle, locale) });
  }
  return [...byId.values()];
}
