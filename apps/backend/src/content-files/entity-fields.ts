import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  buildSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { checkBlock } from './block-fields';
import { HtmlText } from './html-text';
import { expected, htmlProblems, isRecord, type Path, type ValueProblem } from './value-checks';

type Check = (value: unknown, path: Path) => ValueProblem[];

const sdl = readFileSync(createRequire(import.meta.url).resolve('@vyloha/contract/schema.graphql'), 'utf8');
const schema = buildSchema(sdl);

/** Not written by editors but made of the file's name and place. */
const made = new Set(['_id', 'slug', 'weight', 'enabled']);

/** What can be asked for by itself; everywhere else it is named by its id. Parts may have an id of their own. */
const entityTypes = new Set(
  Object.values(schema.getQueryType()?.getFields() ?? {}).map(({ type }) => getNamedType(type).name),
);

/** Names of the content entities that have files. */
export function entityNames(): string[] {
  return Object.entries(schema.getQueryType()?.getFields() ?? {})
    .filter(([, { type }]) => isObjectType(getNamedType(type)))
    .map(([name]) => name);
}

/** Compares the fields of an entity with the content schema. */
export function checkEntity(entity: string, data: Record<string, unknown>): ValueProblem[] {
  const type = getNamedType(schema.getQueryType()?.getFields()[entity]?.type);
  if (!isObjectType(type))
    return [{ path: [], message: `expected an entity of ${entityNames().join(', ')}, got '${entity}'` }];
  const title = type.getFields()['title'];
  const missing = title !== undefined && isNonNullType(title.type) && data['title'] === undefined;
  return [...(missing ? expected(['title'], 'a title in cs and sk', undefined) : []), ...checkFields(type, data, [])];
}

function checkFields(type: GraphQLObjectType, value: Record<string, unknown>, path: Path): ValueProblem[] {
  const fields = type.getFields();
  return Object.entries(value).flatMap(([name, inside]) => {
    const field = fields[name];
    if (field !== undefined) return checkType(field.type, inside, [...path, name]);
    const known = Object.keys(fields).filter((other) => !made.has(other));
    return [{ path: [...path, name], message: `expected one of ${known.join(', ')}` }];
  });
}

function checkType(type: GraphQLOutputType, value: unknown, path: Path): ValueProblem[] {
  if (isNonNullType(type)) return checkType(type.ofType, value, path);
  if (value === null || value === undefined) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return expected(path, 'a list', value);
    return value.flatMap((item, index) => checkType(type.ofType, item, [...path, index]));
  }
  const named = getNamedType(type);
  const check = checks[named.name];
  if (check) return check(value, path);
  if (!isObjectType(named)) return [];
  if (entityTypes.has(named.name)) return typeof value === 'string' ? [] : expected(path, 'an id', value);
  return isRecord(value) ? checkFields(named, value, path) : expected(path, `the fields of ${named.name}`, value);
}

function kindOf(what: string, is: (value: unknown) => boolean): Check {
  return (value, path) => (is(value) ? [] : expected(path, what, value));
}

const isText = (value: unknown) => typeof value === 'string';

function inLanguages(what: string, is: (value: unknown) => boolean): Check {
  return (value, path) => {
    if (!isRecord(value)) return expected(path, `${what} in cs and sk`, value);
    return Object.entries(value).flatMap(([language, inside]) => {
      const place = [...path, language];
      if (language !== 'cs' && language !== 'sk') return [{ path: place, message: 'expected a language: cs or sk' }];
      return inside === null || is(inside) ? htmlProblems(inside, place) : expected(place, what, inside);
    });
  };
}

const checks: Readonly<Record<string, Check>> = {
  String: kindOf('a text', isText),
  ID: kindOf('an id', isText),
  Int: kindOf('a whole number', Number.isInteger),
  Float: kindOf('a number', (value) => typeof value === 'number'),
  Boolean: kindOf('true or false', (value) => typeof value === 'boolean'),
  DateTime: kindOf(
    'a time as 2026-05-31T08:00:00Z',
    (value) => isText(value) && !Number.isNaN(Date.parse(String(value))),
  ),
  Translated: inLanguages('a text', isText),
  OptionalTranslated: inLanguages('a text', isText),
  TranslatedRichText: inLanguages(
    'formatted text (!html)',
    (value) => value instanceof HtmlText || Array.isArray(value),
  ),
  ContentBlock: (value, path) => checkBlock(value, path),
};
