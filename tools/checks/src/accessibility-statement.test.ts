import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@nx/devkit';
import { describe, expect, it } from 'vitest';

interface Statement {
  proofs: { spec: string; tests: string[] }[];
}

const specs = join(workspaceRoot, 'e2e/storefront');
const file = join(workspaceRoot, 'libs/demo-shop/src/content/accessibility-proofs.json');
const { proofs } = JSON.parse(readFileSync(file, 'utf8')) as Statement;

/** Titles of the tests of a spec, as they are written: with `test(` before them and neither skipped nor fixed later. */
function titlesOf(spec: string): string[] {
  const source = readFileSync(join(specs, spec), 'utf8');
  return [...source.matchAll(/\btest\(\s*(['"`])(.*?)\1\s*,/g)].map(([, , title = '']) => title);
}

describe('the accessibility statement', () => {
  it.each(proofs)('says what $spec proves', ({ spec, tests }) => {
    expect(existsSync(join(specs, spec)), `${spec} does not exist`).toBe(true);
    expect(titlesOf(spec)).toEqual(expect.arrayContaining(tests));
    expect(tests.length).toBeGreaterThan(0);
  });

  it('names every spec that runs axe over pages', () => {
    const found = ['budgets', 'journeys', 'no-js'].flatMap((folder) =>
      readdirSync(join(specs, folder))
        .filter((name) => /^accessibility.*\.spec\.ts$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    expect(found.length).toBeGreaterThan(1);
    expect(proofs.map(({ spec }) => spec)).toEqual(expect.arrayContaining(found));
  });
});
