import type { Random } from '../random';
import type { JsonSchema } from './backend-map';
import { hostileJson } from './hostile-values';

const maxDepth = 6;
const defaultValues: Record<string, unknown> = {
  email: 'a@example.com',
  password: 'Vyloha-2026',
  countryCode: 'CZE',
  country_code: 'CZE',
  postcode: '110 00',
  amount: 1,
};

export interface ValueSource {
  random: Random;
  schemas: Record<string, JsonSchema>;
  known: string[];
}

/** A value that matches a schema, with hostile values in place of some of its parts. */
export function createSchemaValue(source: ValueSource, schema: JsonSchema, name = '', depth = 0): unknown {
  const { random, schemas, known } = source;
  if (random.chance(0.12) || depth > maxDepth) return hostileJson(random);
  const referencedSchema = schemas[schema.$ref?.split('/').at(-1) ?? ''];
  if (referencedSchema) return createSchemaValue(source, referencedSchema, name, depth + 1);
  if (schema.anyOf && schema.anyOf.length > 0) return createSchemaValue(source, random.pick(schema.anyOf), name, depth);
  if (schema.enum && schema.enum.length > 0) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object') {
    const entries = Object.entries(schema.properties ?? {}).filter(() => random.chance(0.85));
    return Object.fromEntries(
      entries.map(([key, propertySchema]) => [key, createSchemaValue(source, propertySchema, key, depth + 1)]),
    );
  }
  if (type === 'array') return random.several(3, () => createSchemaValue(source, schema.items ?? {}, name, depth + 1));
  if (type === 'integer' || type === 'number') return random.pick([0, 1, 2, 100, 2_147_483_647, -1]);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  return defaultValues[name] ?? random.pick(known);
}
