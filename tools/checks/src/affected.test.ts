import { createProjectGraphAsync, workspaceRoot } from '@nx/devkit';
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';

/** Projects whose targets CI runs when one of the files changes. */
function listAffectedProjects(file: string): string[] {
  const answer = execFileSync(
    process.execPath,
    ['node_modules/nx/dist/bin/nx.js', 'show', 'projects', '--affected', '--json', `--files=${file}`],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false' },
    },
  );
  return JSON.parse(answer) as string[];
}

/** Roots of projects with a file that contains the text. */
function findRootsContaining(text: string): Set<string> {
  const files = execFileSync(
    'git',
    ['grep', '-l', '--untracked', '--fixed-strings', text, '--', 'apps/*.ts', 'libs/*.ts', 'libs/*.tsx'],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
    },
  );
  return new Set(
    files
      .trim()
      .split('\n')
      .map((file) => file.split('/').slice(0, 2).join('/')),
  );
}

let projectNameByRoot: Map<string, string>;

beforeAll(async () => {
  const graph = await createProjectGraphAsync({ exitOnError: true });
  projectNameByRoot = new Map(Object.values(graph.nodes).map(({ name, data }) => [data.root, name]));
}, 60_000);

describe('what CI runs after a change', () => {
  it('are the tests of every project that starts the backend, when the backend changes', () => {
    const users = [...findRootsContaining("'@vyloha/test-backend'")].map((root) => projectNameByRoot.get(root));
    expect(users).toContain('account');
    expect(listAffectedProjects('apps/backend/src/main.ts')).toEqual(expect.arrayContaining(users));
  });

  it.each([
    ['docs/running.md', 'checks'],
    ['CODEOWNERS', 'checks'],
    ['docs/domain/glossary.md', 'checks'],
    ['docs/domain/checkout-states.md', 'checks'],
  ])('are the tests that read %s', (file, project) => {
    expect(listAffectedProjects(file)).toContain(project);
  });

  it('is less than everything when a library with few dependents changes', () => {
    const names = listAffectedProjects('libs/blog/src/index.ts');
    expect(names).toContain('blog');
    expect(names).not.toContain('cart');
  });
});
