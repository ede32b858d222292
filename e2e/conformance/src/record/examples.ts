import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Example } from './recorder';

/** Merged into the OpenAPI document by `nx openapi backend`. */
const file = new URL('../../../../libs/contract/openapi-examples.json', import.meta.url);
const examplesSchema = v.record(
  v.string(),
  v.object({
    request: v.optional(v.unknown()),
    response: v.optional(v.unknown()),
    failures: v.record(v.string(), v.unknown()),
  }),
);

export function readExamples(): v.InferOutput<typeof examplesSchema> {
  return v.parse(examplesSchema, JSON.parse(readFileSync(file, 'utf8')));
}

export function writeExamples(examples: Record<string, Example>): void {
  writeFileSync(file, `${JSON.stringify(examples, null, 2)}\n`);
}

/** Statuses of errors by operation. */
export const failuresOf = (examples: Record<string, Pick<Example, 'failures'>>) =>
  Object.fromEntries(Object.entries(examples).map(([name, { failures }]) => [name, Object.keys(failures).sort()]));
