import { buildSchema, isIntrospectionType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';

function isKeyless(type: GraphQLNamedType): boolean {
  if (!isObjectType(type) || isIntrospectionType(type) || type.name === 'Query') return false;
  const fields = type.getFields();
  return !('_id' in fields) && !('id' in fields);
}

/** Names of the schema's types that are embedded in others and have no key of their own. */
export function listKeylessTypes(sdl: string): string[] {
  return Object.values(buildSchema(sdl).getTypeMap())
    .filter(isKeyless)
    .map((type) => type.name)
    .sort();
}

/** Source of the module that the browser's cache imports. */
export function keylessTypesSource(sdl: string): string {
  const names = listKeylessTypes(sdl).map((name) => `  '${name}',\n`);
  return `/** Written by \`nx run cms-client:generate\` from the schema: types without an identity of their own. */\nexport const keylessTypes = [\n${names.join('')}] as const;\n`;
}
