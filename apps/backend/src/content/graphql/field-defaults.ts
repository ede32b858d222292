import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** Types whose emptiness has a shape of its own. */
const emptyTexts: Readonly<Record<string, unknown>> = {
  OptionalTranslated: { cs: null, sk: null },
  TranslatedRichText: { cs: [], sk: [] },
  CatalogSettings: { parameters: [] },
};

/** What an editor left out, where the schema promises something: no entries, not so, no text. */
function emptyOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  if (isListType(type.ofType)) return [];
  const { name } = getNamedType(type);
  return name === 'Boolean' ? false : (emptyTexts[name] ?? null);
}

function readProperty(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
}

/** Gives every field without a resolver one that reads the property of its name and knows what is left out. */
export function withFieldDefaults(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const empty = emptyOf(field.type);
      field.resolve ??= (source) => readProperty(source, field.name) ?? empty;
    }
  }
  return schema;
}
