import { describe, expect, it } from 'vitest';
import { describePlan, explainAffected, filesToFormat } from './affected-plan.mjs';

const project = (name: string, root: string, ...targets: string[]) => ({
  name,
  data: { root, targets: Object.fromEntries(targets.map((target) => [target, {}])) },
});
const graph = {
  nodes: {
    shop: project('shop', '.'),
    blog: project('blog', 'libs/blog', 'lint', 'test'),
    storefront: project('storefront', 'apps/storefront', 'lint', 'build'),
    journeys: project('journeys', 'e2e/journeys', 'e2e'),
    links: project('links', 'libs/links', 'test'),
  },
  dependencies: {
    storefront: [{ target: 'links' }, { target: 'blog' }],
    journeys: [{ target: 'storefront' }],
  },
};
const files = ['libs/blog/src/a.tsx', 'libs/blog/src/b.tsx', 'libs/blog/README.md'];
const affected = ['journeys', 'storefront', 'blog'];

describe('what a change affects', () => {
  it('is explained by the files of a project, or by the project that it uses', () => {
    expect([...explainAffected({ graph, files, affected })]).toEqual([
      ['blog', 'libs/blog/src/a.tsx and 2 more'],
      ['storefront', 'uses blog'],
      ['journeys', 'uses storefront'],
    ]);
  });

  it('names a project without a way to a changed file, too', () => {
    const reasons = explainAffected({ graph, files: ['docs/a.md'], affected: ['shop', 'links'] });
    expect([...reasons]).toEqual([
      ['shop', 'docs/a.md'],
      ['links', 'reads a changed file outside of it'],
    ]);
  });

  it('is printed by target before anything runs', () => {
    const targets = ['lint', 'test', 'e2e', 'openapi'];
    expect(
      describePlan({ graph, files: ['docs/gone.md'], affected, targets })
        .split('\n')
        .slice(4),
    ).toEqual([
      'What runs:',
      '  format: 0 file(s)',
      '  lint: storefront, blog',
      '  test: blog',
      '  e2e: journeys',
      '  openapi: nothing',
    ]);
  });
});

it('looks at all files where the formatter or its settings changed, else at those that are there', () => {
  expect(filesToFormat(['.prettierrc.json', 'docs/a.md'])).toEqual(['.']);
  expect(filesToFormat(['package.json', 'docs/gone.md'])).toEqual(['package.json']);
});
