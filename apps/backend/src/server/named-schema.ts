import type * as v from 'valibot';

const registered = new Map<string, v.GenericSchema<unknown, unknown>>();

/** Gives a wire shape the name under which the OpenAPI document lists and reuses it. */
export function namedSchema<Schema extends v.GenericSchema<unknown, unknown>>(name: string, schema: Schema): Schema {
  if (registered.has(name)) throw new Error(`Two wire shapes are named ${name}`);
  registered.set(name, schema);
  return schema;
}

export function namedSchemas(): Record<string, v.GenericSchema<unknown, unknown>> {
  return Object.fromEntries(registered);
}
