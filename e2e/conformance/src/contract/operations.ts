import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as v from 'valibot';

const folder = new URL('../../../../libs/contract/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

const contentSchema = v.record(v.string(), v.looseObject({}));
const operationSchema = v.object({
  summary: v.string(),
  security: v.array(v.record(v.string(), v.unknown())),
  requestBody: v.optional(v.object({ content: contentSchema })),
  responses: v.record(v.string(), v.object({ content: contentSchema })),
});
const documentSchema = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
});

const parsed: unknown = JSON.parse(read('openapi.json'));
const document = v.parse(documentSchema, parsed);

/** The schema of the content system's queries. */
export const contentTypes = read('schema.graphql');

export interface Operation {
  /** `GET /store/api/v1/cart` */
  name: string;
  method: string;
  /** With parameters in braces. */
  path: string;
  summary: string;
  /** Answers 401 without a token. */
  needsLogin: boolean;
  hasBody: boolean;
  /** Media type of a success. */
  mediaType: string;
  /** Whether a success is described: files and GraphQL are not. */
  hasSchema: boolean;
}

function toOperation(path: string, method: string): Operation {
  const { summary, security, requestBody, responses } = v.parse(operationSchema, document.paths[path]?.[method]);
  const content = responses['200']?.content ?? {};
  const mediaType = Object.keys(content)[0] ?? '';
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    summary,
    needsLogin: security.length === 1 && security[0] !== undefined && 'bearer' in security[0],
    hasBody: requestBody !== undefined,
    mediaType,
    hasSchema: content[mediaType] !== undefined && 'schema' in content[mediaType],
  };
}

/** Every operation of the OpenAPI document. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => toOperation(path, method)),
);

const byName = new Map(operations.map((operation) => [operation.name, operation]));

/**
 * An operation by its method and path. Paths of the store may be short: `GET cart` is `GET /store/api/v1/cart`.
 * @throws Error for one that the OpenAPI document does not have
 */
export function operationNamed(name: string): Operation {
  const [method = '', path = ''] = name.split(' ');
  const full = path.startsWith('/') ? name : `${method} /store/api/v1/${path}`;
  const operation = byName.get(full);
  if (operation === undefined) throw new Error(`openapi.json has no ${full}`);
  return operation;
}

const documentId = 'openapi.json';
// Formats are texts for people; `errorMode: ignore` of the generator leaves keywords that Ajv does not know.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: documentId, ...document });
const compiled = new Map<string, ValidateFunction>();

const escaped = (key: string) => encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1'));

function problemsAt(keys: readonly string[], value: unknown): string[] {
  const reference = `${documentId}#/${keys.map(escaped).join('/')}`;
  const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference });
  compiled.set(reference, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'body'} ${message ?? ''}`);
}

const schemaOf = (operation: Operation, ...rest: string[]) => [
  'paths',
  operation.path,
  operation.method.toLowerCase(),
  ...rest,
  'content',
  'application/json',
  'schema',
];

/** Where a JSON body of a success differs from the schema of its operation. */
export function problemsOfSuccess(operation: Operation, body: unknown): string[] {
  if (!operation.hasSchema) return [];
  return problemsAt(schemaOf(operation, 'responses', '200'), body);
}

/** Where a body of an error differs from the schema of all errors. */
export function problemsOfFailure(body: unknown): string[] {
  return problemsAt(['components', 'schemas', 'Failure'], body);
}

/** Where a body that is sent differs from the schema of its operation. */
export function problemsOfRequest(operation: Operation, body: unknown): string[] {
  return problemsAt(schemaOf(operation, 'requestBody'), body);
}
