import * as v from 'valibot';
import { type Locale, pickTranslation } from '@vyloha/contract';
import type { StoredParameter } from '@vyloha/backend-kernel';

export const parametersSchema = v.array(
  v.object({
    entityId: v.string(),
    values: v.array(v.union([v.number(), v.string()])),
    valueEntities: v.array(v.object({ _id: v.string(), title: v.string() })),
  }),
);

export type WireParameters = v.InferOutput<typeof parametersSchema>;

/** Groups rows by parameter, each value once: numbers as they are, other values by id with their title. */
export function toParameters(rows: readonly StoredParameter[], locale: Locale): WireParameters {
  const parametersById = new Map<string, WireParameters[number]>();
  for (const { parameterId, number, valueId, valueTitle } of rows) {
    const entry = parametersById.get(parameterId) ?? { entityId: parameterId, values: [], valueEntities: [] };
    parametersById.set(parameterId, entry);
    const value = number ?? valueId;
    if (entry.values.includes(value)) continue;
    entry.values.push(value);
    if (valueTitle !== null) entry.valueEntities.push({ _id: valueId, title: pickTranslation(valueTitle, locale) });
  }
  return [...parametersById.values()];
}
