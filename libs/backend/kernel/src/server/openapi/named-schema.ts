import type * as v from 'valibot';

const registered = new Map<string, v.GenericSchema<unknown, unknown>>();

/** Names an API schema, so that the OpenAPI document lists it as a component and reuses it. */
export function namedSchema<Schema extends v.GenericSchema<unknown, unknown>>(name: string, schema: Schema): Schema {
  if (registered.has(name)) throw new Error(`Two wire shapes are named ${name}`);
  registered.set(name, schema);
  return schema;
}

/** By name: the order of imports, in which they are registered, says nothing. */
export function namedSchemas(): Record<string, v.GenericSchema<unknown, unknown>> {
  return Object.fromEntries([...registered].sort(([a], [b]) => a.localeCompare(b)));
}
