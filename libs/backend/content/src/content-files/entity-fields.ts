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
import { isLocale, locales } from '@vyloha/contract';
import { checkBlock } from './block-fields';
import { HtmlText } from './html-text';
import {
  expectedProblem,
  htmlProblems,
  isRecord,
  languageProblem,
  nameProblem,
  type Path,
  type ValueProblem,
} from './value-checks';

type Check = (value: unknown, path: Path) => ValueProblem[];

const sdl = readFileSync(createRequire(import.meta.url).resolve('@vyloha/contract/schema.graphql'), 'utf8');
const schema = buildSchema(sdl);

/** Not written by editors but derived from the file's name and path. */
const derivedFields = new Set(['_id', 'slug', 'weight', 'enabled']);

/**
 * Entities that can be queried by themselves; elsewhere they are referenced by id. Embedded parts may have an id of
 * their own.
 */
const entityOfType = new Map(
  Object.entries(schema.getQueryType()?.getFields() ?? {}).map(([name, { type }]) => [getNamedType(type).name, name]),
);

/** Names of the content entities that have files. */
export function entityNames(): string[] {
  return Object.entries(schema.getQueryType()?.getFields() ?? {})
    .filter(([, { type }]) => isObjectType(getNamedType(type)))
    .map(([name]) => name);
}

/** Validates the fields of an entity against the content schema. */
export function checkEntity(entity: string, data: Record<string, unknown>): ValueProblem[] {
  const type = getNamedType(schema.getQueryType()?.getFields()[entity]?.type);
  if (!isObjectType(type))
    return [{ path: [], message: `expected an entity of ${entityNames().join(', ')}, got '${entity}'` }];
  const title = type.getFields()['title'];
  const missing = title !== undefined && isNonNullType(title.type) && data['title'] === undefined;
  return [
    ...(missing ? expectedProblem(['title'], `a title in ${locales.join(' and ')}`, undefined) : []),
    ...checkFields(type, data, []),
  ];
}

/** Validates those fields of a branch that only its pages show against the content schema. */
export function checkPresentation(entity: string, presentation: unknown): ValueProblem[] {
  const type = getNamedType(schema.getQueryType()?.getFields()[entity]?.type);
  return isObjectType(type) && isRecord(presentation) ? checkFields(type, presentation, ['presentation']) : [];
}

function checkFields(type: GraphQLObjectType, value: Record<string, unknown>, path: Path): ValueProblem[] {
  const fields = type.getFields();
  return Object.entries(value).flatMap(([name, nestedValue]) => {
    const field = fields[name];
    if (field !== undefined) return checkType(field.type, nestedValue, [...path, name]);
    const known = Object.keys(fields).filter((other) => !derivedFields.has(other));
    return [{ path: [...path, name], message: `expected one of ${known.join(', ')}` }];
  });
}

function checkType(type: GraphQLOutputType, value: unknown, path: Path): ValueProblem[] {
  if (isNonNullType(type)) return checkType(type.ofType, value, path);
  if (value === null || value === undefined) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return expectedProblem(path, 'a list', value);
    return value.flatMap((item, index) => checkType(type.ofType, item, [...path, index]));
  }
  const named = getNamedType(type);
  const check = checks[named.name];
  if (check) return check(value, path);
  if (!isObjectType(named)) return [];
  const entity = entityOfType.get(named.name);
  if (entity !== undefined)
    return typeof value === 'string' ? [nameProblem(entity, value, path)] : expectedProblem(path, 'an id', value);
  return isRecord(value)
    ? checkFields(named, value, path)
    : expectedProblem(path, `the fields of ${named.name}`, value);
}

function createCheck(expectation: string, isValid: (value: unknown) => boolean): Check {
  return (value, path) => (isValid(value) ? [] : expectedProblem(path, expectation, value));
}

const isText = (value: unknown) => typeof value === 'string';

function createTranslatedCheck(expectation: string, isValid: (value: unknown) => boolean): Check {
  return (value, path) => {
    if (!isRecord(value)) return expectedProblem(path, `${expectation} in ${locales.join(' and ')}`, value);
    return Object.entries(value).flatMap(([language, nestedValue]) => {
      const languagePath = [...path, language];
      if (!isLocale(language)) return [languageProblem(languagePath)];
      return nestedValue === null || isValid(nestedValue)
        ? htmlProblems(nestedValue, languagePath)
        : expectedProblem(languagePath, expectation, nestedValue);
    });
  };
}

const checks: Readonly<Record<string, Check>> = {
  String: createCheck('a text', isText),
  ID: createCheck('an id', isText),
  Int: createCheck('a whole number', Number.isInteger),
  Float: createCheck('a number', (value) => typeof value === 'number'),
  Boolean: createCheck('true or false', (value) => typeof value === 'boolean'),
  DateTime: createCheck(
    'a time as 2026-05-31T08:00:00Z',
    (value) => isText(value) && !Number.isNaN(Date.parse(String(value))),
  ),
  Translated: createTranslatedCheck('a text', isText),
  OptionalTranslated: createTranslatedCheck('a text', isText),
  TranslatedRichText: createTranslatedCheck(
    'formatted text (!html)',
    (value) => value instanceof HtmlText || Array.isArray(value),
  ),
  ContentBlock: (value, path) => checkBlock(value, path),
};
