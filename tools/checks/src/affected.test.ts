import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils';
import { beforeAll, describe, expect, it } from 'vitest';

/**
 * Projects whose targets CI runs when one of the files changes: what `nx show projects --affected` prints, without a
 * process that reads the workspace again for each of them.
 */
async function listAffectedProjects(file: string): Promise<string[]> {
  const { nodes } = await filterAffected(graph, calculateFileChanges([file]));
  return Object.keys(nodes);
}

let graph: ProjectGraph;

beforeAll(async () => {
  graph = await createProjectGraphAsync({ exitOnError: true });
}, 60_000);

const typeOf = (name: string) => graph.nodes[name]?.data.tags?.find((tag) => tag.startsWith('type:'))?.slice(5);

/** Browser tests, tools and unused code stand above libraries, applications and contract tests. */
const isBelowBrowser = (name: string) =>
  name.startsWith('contract-') || !['e2e', 'tool', 'workspace'].includes(typeOf(name) ?? '');

/** Projects that depend on the named one, through others too. */
function listDependants(target: string): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    for (const [source, dependencies] of Object.entries(graph.dependencies)) {
      if (found.has(source) || !dependencies.some((dependency) => dependency.target === name)) continue;
      found.add(source);
      visit(source);
    }
  };
  visit(target);
  return found;
}

const contracts = ['account', 'catalog', 'content', 'purchase', 'storefront'].map((area) => `contract-${area}`);

describe('what CI runs after a change', () => {
  it('of the backend are its own tests, and those of the whole shop: no library or application depends on it', () => {
    const types = [...listDependants('backend')].map((name) => `${name}: ${typeOf(name)}`);
    expect(types.filter((type) => !/: (?:e2e|tool)$/.test(type))).toEqual([]);
    expect([...listDependants('backend')]).toEqual(expect.arrayContaining(contracts));
  });

  it.each([
    [
      'a line in the blog’s components',
      'libs/blog/src/ui/article-page/article-page.tsx',
      ['blog', 'contract-storefront', 'storefront'],
    ],
    [
      'a line in the model of the catalogue',
      'libs/catalog/src/model/listing/listing.ts',
      [
        'account',
        'blog',
        'catalog',
        'checkout',
        'company',
        'content-blocks',
        ...contracts,
        'orders',
        'returns',
        'search',
        'storefront',
      ],
    ],
    [
      'a line in the backend’s feeds',
      'libs/backend/feeds/src/feeds/overview-page.ts',
      ['backend', 'backend-feeds', ...contracts],
    ],
    ['a text', 'libs/returns/src/i18n/cs.json', ['contract-account', 'contract-storefront', 'returns', 'storefront']],
    ['documentation', 'docs/running.md', []],
  ])('after %s are few projects', async (_, file, names) => {
    const affected = await listAffectedProjects(file);
    expect(affected.filter(isBelowBrowser).sort()).toEqual(names.toSorted());
    expect(affected, 'reads all files').toContain('checks');
    expect(affected, 'changes nothing about how sources are served').not.toContain('e2e-dev');
  });

  it('attacks come after a change of code, not of a text', async () => {
    expect(await listAffectedProjects('libs/cart/src/i18n/cs.json')).not.toContain('attack');
    expect(await listAffectedProjects('libs/cart/src/ui/cart-page/cart-page.tsx')).toContain('attack');
    expect(await listAffectedProjects('libs/backend/feeds/src/feeds/overview-page.ts')).toContain('attack');
    expect(await listAffectedProjects('apps/backend/src/main.ts')).toContain('attack');
  });

  it.each([
    ['CODEOWNERS', 'checks'],
    ['docs/domain/glossary.md', 'checks'],
    ['docs/domain/checkout-states.md', 'checks'],
    ['tools/run/src/dev.mjs', 'e2e-dev'],
    ['apps/storefront/vite.config.ts', 'e2e-dev'],
    ['apps/backend/build.mjs', 'e2e-dev'],
  ])('are the tests that read %s', async (file, project) => {
    expect(await listAffectedProjects(file)).toContain(project);
  });
});
