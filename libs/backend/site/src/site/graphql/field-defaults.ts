import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { byLocale } from '@vyloha/contract';

/** Types with an empty value other than null. */
const emptyValuesByType: Readonly<Record<string, unknown>> = {
  OptionalTranslated: byLocale(() => null),
  TranslatedRichText: byLocale(() => []),
  CatalogSettings: { parameters: [] },
};

/** Defaults for non-null fields an editor left out: an empty list, false, an empty text. */
function emptyValueOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  if (isListType(type.ofType)) return [];
  const { name } = getNamedType(type);
  return name === 'Boolean' ? false : (emptyValuesByType[name] ?? null);
}

function readProperty(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
}

/** Gives every field without a resolver one that reads the property of its name and applies the defaults. */
export function withFieldDefaults(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const empty = emptyValueOf(field.type);
      field.resolve ??= (source) => readProperty(source, field.name) ?? empty;
    }
  }
  return schema;
}
