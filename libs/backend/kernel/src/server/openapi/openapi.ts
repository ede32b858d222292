import { STATUS_CODES } from 'node:http';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { namedSchemas } from './named-schema';
import type { Access, Route } from '../routes/route';
import { varyingHeaders } from '../input/request-headers';
import { failureSchema } from './wire-shapes';

type AnySchema = v.GenericSchema<unknown, unknown>;

const conversion = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

function convert(schema: AnySchema, typeMode: 'input' | 'output') {
  return toJsonSchema(schema, { ...conversion, typeMode, definitions: namedSchemas() });
}

/** Keys of a converted schema that only make sense in a standalone document. */
const standaloneKeys = ['$schema', '$defs'];

/** The schema as JSON Schema; named schemas become references to the document's components. */
function toComponentSchema(schema: AnySchema, typeMode: 'input' | 'output') {
  return Object.fromEntries(Object.entries(convert(schema, typeMode)).filter(([key]) => !standaloneKeys.includes(key)));
}

function toProperties(schema: AnySchema): [name: string, schema: unknown, required: boolean][] {
  const { properties = {}, required = [] } = convert(schema, 'input');
  return Object.entries(properties).map(([name, property]) => [name, property, required.includes(name)]);
}

function toParameters(route: Route) {
  return [
    ...toProperties(route.params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...toProperties(route.query).map(([name, schema, required]) => ({ name, in: 'query', required, schema })),
    ...varyingHeaders.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

const security: Record<Access, Record<string, string[]>[]> = {
  public: [],
  permissions: [{}, { bearer: [] }],
  anyone: [{}, { guestCart: [] }],
  shopper: [{}, { bearer: [] }, { guestCart: [] }],
  customer: [{ bearer: [] }],
  command: [{ command: [] }],
};

const exampleSchema = v.object({
  request: v.optional(v.unknown()),
  response: v.optional(v.unknown()),
  failures: v.record(v.string(), v.unknown()),
});

/** Requests and responses by method and path, as the conformance kit has seen them. */
export const examplesSchema = v.record(v.string(), exampleSchema);
export type Examples = v.InferOutput<typeof examplesSchema>;

const withExample = (content: object, example: unknown) => (example == null ? content : { ...content, example });

function toOperation(route: Route, { request, response, failures }: v.InferOutput<typeof exampleSchema>) {
  const content =
    route.response === null
      ? { [route.produces]: withExample({}, response) }
      : { 'application/json': withExample({ schema: toComponentSchema(route.response, 'output') }, response) };
  const body =
    route.body === null
      ? null
      : { 'application/json': withExample({ schema: toComponentSchema(route.body, 'input') }, request) };
  const failure = toComponentSchema(failureSchema, 'output');
  return {
    summary: route.summary,
    tags: [route.url.split('/')[1] ?? ''],
    security: security[route.access],
    parameters: toParameters(route),
    ...(body !== null && { requestBody: { content: body } }),
    responses: {
      '200': { description: 'OK', content },
      ...Object.fromEntries(
        Object.entries(failures).map(([status, example]) => [
          status,
          {
            description: STATUS_CODES[status] ?? 'Refused',
            content: { 'application/json': withExample({ schema: failure }, example) },
          },
        ]),
      ),
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: failure } },
      },
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : 1);

/** The OpenAPI 3.1 document of the backend, generated from the route definitions that serve it. */
export function openApiDocument(routes: readonly Route[], examples: Examples) {
  const paths: Record<string, Record<string, unknown>> = {};
  // In an order that no module changes by its place in the list.
  for (const route of routes.toSorted((a, b) => compare(`${a.url} ${a.method}`, `${b.url} ${b.method}`))) {
    const path = route.url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
    const example = examples[`${route.method} ${path}`] ?? { failures: {} };
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route, example) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Výloha backend', version: '1', description: 'Store REST under /store, content REST under /cms.' },
    paths,
    components: {
      schemas: toJsonSchemaDefs(namedSchemas(), { ...conversion, typeMode: 'output' }),
      parameters: Object.fromEntries(
        varyingHeaders.map((name) => [name, { name, in: 'header', required: false, schema: { type: 'string' } }]),
      ),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        guestCart: { type: 'apiKey', in: 'header', name: 'X-Guest-Cart' },
        // The key in DATA_DIR/command-key.
        command: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** The paths alone, for callers that match requests by path. */
export function backendPathsModule({ paths }: ReturnType<typeof openApiDocument>): string {
  const lines = Object.keys(paths).map((path) => `  '${path}',`);
  return [
    '// Made by `nx openapi backend`.',
    '/** Every address of the backend; a parameter stands in braces. */',
    'export const backendPaths: readonly string[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}
