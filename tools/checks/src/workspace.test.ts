import { createProjectGraphAsync, workspaceRoot } from '@nx/devkit';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

describe('the workspace project', () => {
  it("has no test target: it would run every project's tests a second time, nested", async () => {
    const graph = await createProjectGraphAsync({ exitOnError: true });
    const root = Object.values(graph.nodes).find((node) => node.data.root === '.');
    expect(Object.keys(root?.data.targets ?? {}).sort()).toEqual(['format', 'knip']);
  });
});
