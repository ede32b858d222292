import { createProjectGraphAsync, workspaceRoot } from '@nx/devkit';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: workspaceRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(workspaceRoot, file)))
  // Git lists files that are not added yet before all others.
  .sort();

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const pages = tracked.filter((file) => file.endsWith('.md'));

describe('documentation', () => {
  it.each(pages)('%s links only to files that exist', (page) => {
    const targets = [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? '');
    const local = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(local.filter((target) => !existsSync(join(workspaceRoot, dirname(page), target)))).toEqual([]);
  });

  it('has a README in every project', async () => {
    const graph = await createProjectGraphAsync({ exitOnError: true });
    const roots = Object.values(graph.nodes).map((node) => node.data.root);
    expect(roots.filter((root) => !existsSync(join(workspaceRoot, root, 'README.md')))).toEqual([]);
  });

  it('names an owner for every project', async () => {
    const owners = read('CODEOWNERS');
    const graph = await createProjectGraphAsync({ exitOnError: true });
    const roots = Object.values(graph.nodes)
      .map((node) => node.data.root)
      .filter((root) => root !== '.');
    const parents = (root: string) => [`/${root}/`, `/${root.split('/')[0] ?? ''}/`];
    expect(roots.filter((root) => !parents(root).some((path) => owners.includes(`${path} `)))).toEqual([]);
  });

  it('numbers its decision records from 0001 without a gap', () => {
    const numbers = tracked
      .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
      .map((file) => Number(file.slice('docs/decisions/'.length, 'docs/decisions/'.length + 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(0);
  });
});

/** `file: property` for each property that a source file declares in the load context. */
function declaredContextProperties(file: string): { file: string; name: string }[] {
  const text = read(file);
  if (!text.includes('interface AppLoadContext')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const interfaces = source.statements
    .filter(ts.isModuleDeclaration)
    .flatMap(({ body }) => (body !== undefined && ts.isModuleBlock(body) ? [...body.statements] : []))
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === 'AppLoadContext');
  return interfaces.flatMap(({ members }) =>
    members.map(({ name }) => ({ file, name: name !== undefined && ts.isIdentifier(name) ? name.text : '?' })),
  );
}

describe('the load context', () => {
  it('declares each property in one file (decision 0035)', () => {
    const sources = tracked.filter((file) => /^(?:libs|apps)\/.*\.tsx?$/.test(file));
    const declared = sources.flatMap(declaredContextProperties);
    const twice = declared.filter(({ name }, index) => declared.findIndex((other) => other.name === name) !== index);
    expect(twice).toEqual([]);
    expect(declared.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['store', 'cms', 'shopper', 'locale', 'log']),
    );
  });
});

describe('tests that share modules', () => {
  it('have modules of their own where they replace or reload some', () => {
    const tests = tracked.filter((file) => /^(?:libs|e2e\/contract)\/.*\.test\.tsx?$/.test(file));
    const replacing = tests.filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(read(file)));
    expect(replacing.length).toBeGreaterThan(0);
    expect(replacing.filter((file) => !file.includes('.isolated.test.'))).toEqual([]);
  });
});

describe('the workspace project', () => {
  it("has no test target: it would run every project's tests a second time, nested", async () => {
    const graph = await createProjectGraphAsync({ exitOnError: true });
    const root = Object.values(graph.nodes).find((node) => node.data.root === '.');
    expect(Object.keys(root?.data.targets ?? {}).sort()).toEqual(['knip']);
  });
});
