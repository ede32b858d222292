/** Where the order's payload has a field; `null` for a field that is not sent. */
type Described = Readonly<Record<string, { placed: readonly [part: string, name: string] | null }>>;

type NameIn<Placed, Part> = Placed extends readonly [Part, infer Name extends string] ? Name : never;

/** One part of the order's payload: the values of its fields by their names on the wire. */
export type PayloadPart<Fields extends Described, Values extends Record<keyof Fields, unknown>, Part> = {
  [Field in keyof Fields as NameIn<Fields[Field]['placed'], Part>]: Values[Field];
};

/** Collects one part of the order's payload; texts of the same name are joined by a space. */
export function toPayloadPart<Fields extends Described, Values extends Record<keyof Fields, unknown>, const Part>(
  fields: Fields,
  values: Values,
  part: Part,
): PayloadPart<Fields, Values, Part> {
  const collected: Record<string, unknown> = {};
  for (const [field, { placed }] of Object.entries(fields)) {
    if (placed?.[0] !== part) continue;
    const [, name] = placed;
    const value = values[field];
    collected[name] = name in collected ? [collected[name], value].filter(Boolean).join(' ') : value;
  }
  // The names and types are those of the fields' descriptions, which a record by text forgets.
  return collected as PayloadPart<Fields, Values, Part>;
}
