import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { buildSchema, getNamedType, isScalarType } from 'graphql';
import type { GraphQLField } from 'graphql';

/** A JSON schema, as far as it is used to generate values. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

interface Parameter {
  name: string;
  in: string;
  schema?: JsonSchema;
  $ref?: string;
}

export interface Operation {
  method: string;
  path: string;
  /** Query parameters. */
  query: string[];
  headers: string[];
  body: JsonSchema | null;
}

/** Attack surface of a backend: its contract and what it returns to a stranger with an account. */
export interface BackendMap {
  operations: Operation[];
  schemas: Record<string, JsonSchema>;
  fields: GraphQLField<unknown, unknown>[];
  /** Existing ids, slugs and codes. */
  known: string[];
  /** Authorisation of a customer of the demo shop, and a guest's cart. */
  token: string;
  guestCart: string;
}

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema?: JsonSchema }> };
        responses: Record<string, { content?: object }>;
      }
    >
  >;
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, Parameter> };
}

const contractFolder = join(workspaceRoot, 'libs/contract');

function operationsOf({ paths, components }: OpenApi): Operation[] {
  const resolved = (parameter: Parameter) =>
    components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
  // A stream has no end to wait for.
  const ends = ([, { responses }]: [string, { responses: Record<string, { content?: object }> }]) =>
    !Object.keys(responses['200']?.content ?? {}).includes('text/event-stream');
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(ends)
      .map(([method, { parameters = [], requestBody }]) => {
        const all = parameters.map(resolved);
        const namesIn = (location: string) => all.filter((one) => one.in === location).map(({ name }) => name);
        return {
          method: method.toUpperCase(),
          path,
          query: namesIn('query'),
          headers: namesIn('header'),
          body: requestBody?.content['application/json']?.schema ?? null,
        };
      }),
  );
}

/** Fields of the content query. */
export function queryFields(): GraphQLField<unknown, unknown>[] {
  const schema = buildSchema(readFileSync(join(contractFolder, 'schema.graphql'), 'utf8'));
  return Object.values(schema.getQueryType()?.getFields() ?? {});
}

/** Fields that a query can select without arguments: its scalars. */
export function toSelection(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (!('getFields' in type)) return '';
  const scalars = Object.values(type.getFields()).filter((one) => isScalarType(getNamedType(one.type)));
  return `{ ${['__typename', ...scalars.map(({ name }) => name)].join(' ')} }`;
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

const matchFirst = (json: unknown, pattern: RegExp) => pattern.exec(JSON.stringify(json))?.[1] ?? '';

export async function mapBackend(origin: string): Promise<BackendMap> {
  const openApi = JSON.parse(readFileSync(join(contractFolder, 'openapi.json'), 'utf8')) as OpenApi;
  const listing: unknown = await (await fetch(`${origin}/cms/api/catalog/v2/state?scope=e30`)).json();
  const products = [...new Set([...JSON.stringify(listing).matchAll(/"(p-[a-z0-9-]+)"/g)].map(([, id = '']) => id))];
  const detail: unknown = await (await fetch(`${origin}/cms/catalog/product?ids=${products[0] ?? ''}`)).json();
  const variant = matchFirst(detail, /"(v-[a-z0-9-]+)"/);
  const login = await post(`${origin}/store/api/oauth/login`, {
    email: 'zakaznik@example.com',
    password: 'Vyloha-2026',
  });
  const cart = await post(`${origin}/store/api/v1/cart/items`, { id: variant, amount: 1 });
  const token = matchFirst(login, /"(?:access_?token|token)":"([^"]+)"/i);
  const guestCart = matchFirst(cart, /"guestCartToken":"([^"]+)"/);
  if (token === '' || guestCart === '') throw new Error('The backend gives no login or no cart to begin with.');
  const known = ['c-zahrada', 'zahrada', 's-ppl', 'pay-transfer', 'mainMenu', 'wishlist', 'product', variant];
  return {
    operations: operationsOf(openApi),
    schemas: openApi.components.schemas,
    fields: queryFields(),
    known: [...known, ...products.slice(0, 5)],
    token,
    guestCart,
  };
}
