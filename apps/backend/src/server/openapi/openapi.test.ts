import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { backendPathsModule, examplesSchema, nearestFolder, openApiDocument } from '@vyloha/backend-kernel';
import { routes } from '../../modules';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}

function valueAt(document: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Object.entries(value).find(([k]) => k === key)?.[1] : undefined,
      document,
    );
}

describe('the OpenAPI document', () => {
  it('and the paths in libs are up to date; `nx openapi backend` writes them', async () => {
    const read = (file: string) => readFile(join(nearestFolder('libs'), file), 'utf8');
    const examples = v.parse(examplesSchema, JSON.parse(await read('contract/openapi-examples.json')));
    const document = openApiDocument(routes, examples);
    expect(JSON.parse(await read('contract/openapi.json'))).toEqual(asJson(document));
    expect(await read('http-client/src/backend-paths.generated.ts')).toBe(backendPathsModule(document));
  });

  it('has every route once and no dangling references', () => {
    const document = openApiDocument(routes, {});
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(operations).toHaveLength(routes.length);
    const references = [...new Set(referencesIn(document))];
    expect(references).toContain('#/components/schemas/Cart');
    expect(references.filter((reference) => valueAt(asJson(document), reference) === undefined)).toEqual([]);
  });
});
