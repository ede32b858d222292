import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@nx/devkit';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exportedNames, findUnusedExports, listImports } from './unused-exports.mjs';

const packageSchema = v.object({ name: v.string(), exports: v.optional(v.record(v.string(), v.string()), {}) });

const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs', 'tools', 'e2e'],
  {
    cwd: workspaceRoot,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(workspaceRoot, file)));

const entryPoints = tracked
  .filter((file) => /^(apps|libs|libs\/backend|tools|e2e\/contract)\/[^/]+\/package\.json$/.test(file))
  .flatMap((file) => {
    const { name, exports } = v.parse(packageSchema, JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')));
    return Object.entries(exports)
      .filter(([, target]) => /\.tsx?$/.test(target))
      .map(([exportPath, target]) => ({
        root: dirname(file),
        specifier: `${name}${exportPath.slice(1)}`,
        file: join(dirname(file), target),
      }));
  });

describe('entry points of libraries', () => {
  it('have no unused exports', () => {
    expect(entryPoints.length).toBeGreaterThan(0);
    const sources = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts'));
    expect(findUnusedExports(workspaceRoot, entryPoints, sources)).toEqual([]);
  });
});

describe('parsing of exports and imports', () => {
  it('supports every form of export', () => {
    const text = `export { a, b as c } from './x'; export type { D } from './y';
      export const e = 1, f = 2; export function g() {} export class H {} export interface I {} export type J = 1; const k = 1;`;
    expect(exportedNames('x.ts', text)).toEqual(['a', 'c', 'D', 'e', 'f', 'g', 'H', 'I', 'J']);
  });

  it('supports every form of import', () => {
    const text = `import { a, type B, c as d } from '@v/x'; export { e as default } from '@v/x'; import * as all from '@v/y';
      const { f } = await import('@v/x'); const g = import('@v/z'); type H = import('@v/x').H; import './side';
      declare module '@v/w' { interface I { j: string } }`;
    const taken = listImports('x.ts', text).map(({ specifier, name }) => `${specifier} ${name}`);
    const expected = [
      '@v/x a',
      '@v/x B',
      '@v/x c',
      '@v/x e',
      '@v/x f',
      '@v/x H',
      '@v/w *',
      '@v/y *',
      '@v/z *',
      './side *',
    ];
    expect(taken.sort()).toEqual(expected.sort());
  });
});
