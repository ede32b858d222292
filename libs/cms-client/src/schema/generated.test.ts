import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '@vyloha/contract';
import { afterAll, expect, it } from 'vitest';
import { withLanguageFields } from './language-fields';
import { keylessTypesSource, listKeylessTypes } from './keyless-types';

const project = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'graphql-env-'));
const read = (path: string) => readFileSync(join(project, path), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

it('has a schema with a field for each language (nx run cms-client:generate)', () => {
  const sdl = read('../contract/schema.graphql');
  expect(withLanguageFields(sdl)).toBe(sdl);
});

it('writes the fields of the languages into the types of translated values only', () => {
  const rest = 'type Image {\n  path: String!\n}\n';
  const sdl = `type Translated {\n  xx: String!\n}\n\n${rest}`;
  const fields = locales.map((locale) => `  ${locale}: String!\n`).join('');
  expect(withLanguageFields(sdl)).toBe(`type Translated {\n${fields}}\n\n${rest}`);
});

it('has up-to-date schema types (nx run cms-client:generate)', { timeout: 60_000 }, () => {
  const output = join(folder, 'graphql-env.d.ts');
  const bin = fileURLToPath(new URL('../../../../node_modules/gql.tada/bin/cli.js', import.meta.url));
  execFileSync(process.execPath, [bin, 'generate-output', '--output', output], { cwd: project, stdio: 'pipe' });
  expect(readFileSync(output, 'utf8')).toBe(read('src/schema/graphql-env.d.ts'));
});

it('has an up-to-date list of types without a key (nx run cms-client:generate)', () => {
  expect(keylessTypesSource(read('../contract/schema.graphql'))).toBe(read('src/schema/keyless-types.generated.ts'));
});

it('gives a type with _id or id a key', () => {
  const sdl = 'type Query { a: A b: B c: C } type A { _id: ID! } type B { id: ID! } type C { name: String }';
  expect(listKeylessTypes(sdl)).toEqual(['C']);
});
