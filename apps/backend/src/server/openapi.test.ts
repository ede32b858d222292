import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nearestFolder } from '../database/nearest-folder';
import { openApiDocument } from './openapi';
import { routes } from './routes';

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
  it('is the one in libs/contract; `nx openapi backend` writes it', async () => {
    const written: unknown = JSON.parse(await readFile(join(nearestFolder('libs'), 'contract/openapi.json'), 'utf8'));
    expect(written).toEqual(asJson(openApiDocument(routes)));
  });

  it('has every route once and refers only to what it holds', () => {
    const document = openApiDocument(routes);
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(operations).toHaveLength(routes.length);
    const references = [...new Set(referencesIn(document))];
    expect(references).toContain('#/components/schemas/Cart');
    expect(references.filter((reference) => valueAt(asJson(document), reference) === undefined)).toEqual([]);
  });
});
