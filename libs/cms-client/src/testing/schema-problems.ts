import { buildSchema, validate, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const schema = buildSchema(
  readFileSync(createRequire(import.meta.url).resolve('@vyloha/contract/schema.graphql'), 'utf8'),
);

/** What the schema of the content system (document 2 of the specification) does not allow in a query; empty if valid. */
export function schemaProblems(query: DocumentNode): string[] {
  return validate(schema, query).map(({ message }) => message);
}
