import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkCode } from './lint.mjs';
import { checkTypes } from './typecheck.mjs';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'executors-')));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const projects = ['faulty', 'fine'].map((name) => ({ task: `${name}:check`, name, root: `libs/${name}` }));
const context: ExecutorContext = {
  root,
  cwd: root,
  isVerbose: false,
  nxJsonConfiguration: {},
  projectsConfigurations: { version: 2, projects: {} },
  projectGraph: { nodes: {}, dependencies: {} },
  taskGraph: { roots: [], tasks: {}, dependencies: {}, continuousDependencies: {} } satisfies TaskGraph,
};

beforeAll(() => {
  symlinkSync(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'));
  write('tsconfig.base.json', '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] } }');
  write(
    'eslint.config.mjs',
    "import tseslint from 'typescript-eslint';\n" +
      "export default [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser }, rules: { 'no-var': 'warn' } }];",
  );
  for (const { root: folder } of projects) write(`${folder}/tsconfig.json`, '{ "include": ["src"] }');
  write('libs/faulty/src/a.ts', 'export var count: number =\n  "one";\n');
  write('libs/fine/src/a.ts', "import { count } from '../../faulty/src/a';\nexport const twice = 2 * count;\n");
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['types', checkTypes, 'libs/faulty/src/a.ts(1,12): error TS2322'],
  ['code', checkCode, 'no-var'],
])('finds what is wrong with the %s of one project, and nothing in the other', async (_what, check, problem) => {
  const results = await check(projects, context);
  expect(results.map(({ task, result: { success } }) => [task, success])).toEqual([
    ['faulty:check', false],
    ['fine:check', true],
  ]);
  expect(results[0]?.result.terminalOutput).toContain(problem);
});
