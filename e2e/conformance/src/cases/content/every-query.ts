import assert from 'node:assert/strict';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import type { Case } from '../../case';
import { contentTypes } from '../../contract/operations';
import { type Value } from '../../wire/value';

const schema = buildSchema(contentTypes);
const queries = schema.getQueryType()?.getFields() ?? {};

/** Names of the content system's queries. */
export const queryNames: readonly string[] = Object.keys(queries);

/** Leaves, and those of the objects directly below. */
const depth = 3;

function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return '{ __typename }';
  const fields = Object.values(named.getFields()).filter((field) => !field.args.some(isRequired));
  const leaves = fields.flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    return levels > 1 && !isListType(isNonNullType(field.type) ? field.type.ofType : field.type)
      ? [`${field.name} ${selectionOf(field.type, levels - 1)}`]
      : [];
  });
  return `{ ${['__typename', ...leaves].join(' ')} }`;
}

function isRequired(argument: GraphQLArgument): boolean {
  return isNonNullType(argument.type) && argument.defaultValue === undefined;
}

/** A value for each argument that has to be there. */
function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(isRequired);
  const valueOf = (argument: GraphQLArgument) => (String(argument.type).startsWith('[') ? '["neni"]' : '"zahrada"');
  return required.length === 0
    ? ''
    : `(${required.map((argument) => `${argument.name}: ${valueOf(argument)}`).join(', ')})`;
}

/** The value is of the type, and a field that is never null is not. */
function expectType(value: Value, type: GraphQLOutputType): void {
  if (isNonNullType(type)) {
    assert.notEqual(value.raw, null, 'null where the schema allows none');
    assert.notEqual(value.raw, undefined, 'a field is missing');
    return expectType(value, type.ofType);
  }
  if (value.raw === null) return;
  if (isListType(type)) return value.list().forEach((entry) => expectType(entry, type.ofType));
  if (isObjectType(type)) {
    for (const [name, field] of Object.entries(type.getFields())) {
      if (value.at(name).raw !== undefined) expectType(value.at(name), field.type);
    }
    return;
  }
  const name = String(type);
  if (isEnumType(type) || name === 'String' || name === 'ID' || name === 'DateTime') value.string();
  else if (name === 'Int' || name === 'Float') value.number();
  else if (name === 'Boolean') value.boolean();
}

/** Each query answers in the shape of the schema. */
export const everyQueryCases: readonly Case[] = Object.values(queries).map((field) => ({
  level: 'content',
  operation: `query ${field.name}`,
  title: 'answers in the shape of the schema',
  run: async (world) => {
    const query = `{ ${field.name}${argumentsOf(field)} ${selectionOf(field.type, depth)} }`;
    const answer = await world.guest().call('POST /cms/graphql', { body: { query } });
    assert.ok(!answer.has('errors'), JSON.stringify(answer.at('errors').raw)?.slice(0, 300));
    expectType(answer.at(`data.${field.name}`), field.type);
  },
}));
