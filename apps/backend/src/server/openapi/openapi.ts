import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
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
};

function toOperation(route: Route) {
  const content =
    route.response === null
      ? { [route.produces]: {} }
      : { 'application/json': { schema: toComponentSchema(route.response, 'output') } };
  return {
    summary: route.summary,
    tags: [route.url.split('/')[1] ?? ''],
    security: security[route.access],
    parameters: toParameters(route),
    ...(route.body === null
      ? {}
      : { requestBody: { content: { 'application/json': { schema: toComponentSchema(route.body, 'input') } } } }),
    responses: {
      '200': { description: 'OK', content },
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: toComponentSchema(failureSchema, 'output') } },
      },
    },
  };
}

/** The OpenAPI 3.1 document of the backend, generated from the route definitions that serve it. */
export function openApiDocument(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route) };
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
