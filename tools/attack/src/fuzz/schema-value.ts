import type { Random } from '../random';
import type { JsonSchema } from './backend-map';
import { hostileJson } from './hostile-values';

const maxDepth = 6;
const usual: Record<string, unknown> = {
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

/** A value as a schema wants it, with a hostile one in place of some of its parts. */
export function schemaValue(source: ValueSource, schema: JsonSchema, name = '', depth = 0): unknown {
  const { random, schemas, known } = source;
  if (random.chance(0.12) || depth > maxDepth) return hostileJson(random);
  const referred = schemas[schema.$ref?.split('/').at(-1) ?? ''];
  if (referred) return schemaValue(source, referred, name, depth + 1);
  if (schema.anyOf && schema.anyOf.length > 0) return schemaValue(source, random.pick(schema.anyOf), name, depth);
  if (schema.enum && schema.enum.length > 0) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object') {
    const entries = Object.entries(schema.properties ?? {}).filter(() => random.chance(0.85));
    return Object.fromEntries(entries.map(([key, one]) => [key, schemaValue(source, one, key, depth + 1)]));
  }
  if (type === 'array') return random.several(3, () => schemaValue(source, schema.items ?? {}, name, depth + 1));
  if (type === 'integer' || type === 'number') return random.pick([0, 1, 2, 100, 2_147_483_647, -1]);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  return usual[name] ?? random.pick(known);
}
