import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as v from 'valibot';

const root = join(import.meta.dirname, '../../..');
const readText = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Who could change the image with one of these could build other software into it. */
const buildTools =
  /(?:^|\/)(?:vite|vite-node|vitest|esbuild|rollup|terser|webpack|tar|tsx|typescript|nx|eslint|@esbuild\/.+|@rollup\/.+|@babel\/core|@swc\/core|@remix-run\/dev|@0no-co\/graphqlsp)$/;

const lockSchema = v.object({
  packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean()), link: v.optional(v.boolean()) })),
});

/** What `npm ci --omit=dev` installs, without what the image removes by name. */
function listProductionPackages(): string[] {
  const { packages } = v.parse(lockSchema, JSON.parse(readText('package-lock.json')));
  const removed = [...readText('Dockerfile').matchAll(/ (node_modules\/[@\w/-]+)/g)].map(([, path]) => path);
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && dev !== true && link !== true)
    .map(([path]) => path)
    .filter((path) => !removed.some((folder) => path === folder || path.startsWith(`${folder}/`)));
}

it('production installs no build tool', () => {
  const installed = listProductionPackages();
  expect(installed).toContain('node_modules/sharp');
  expect(installed.filter((path) => buildTools.test(path))).toEqual([]);
});
