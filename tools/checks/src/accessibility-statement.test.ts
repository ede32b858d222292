import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@nx/devkit';
import { describe, expect, it } from 'vitest';

interface Statement {
  /** Titles of tests by the spec that they are in. */
  proofs: { tests: Record<string, string[]> }[];
}

const specs = join(workspaceRoot, 'e2e');
const file = join(workspaceRoot, 'libs/demo-shop/src/content/accessibility-proofs.json');
const { proofs } = JSON.parse(readFileSync(file, 'utf8')) as Statement;

/** Titles of the tests of a spec, as they are written: with `test(` before them and neither skipped nor fixed later. */
function titlesOf(spec: string): string[] {
  const source = readFileSync(join(specs, spec), 'utf8');
  return [...source.matchAll(/\btest\(\s*(['"`])(.*?)\1\s*,/g)].map(([, , title = '']) => title);
}

const proven = proofs.flatMap(({ tests }) => Object.entries(tests));

describe('the accessibility statement', () => {
  it.each(proven)('says what %s proves', (spec, tests) => {
    expect(existsSync(join(specs, spec)), `${spec} does not exist`).toBe(true);
    expect(titlesOf(spec)).toEqual(expect.arrayContaining(tests));
    expect(tests.length).toBeGreaterThan(0);
  });

  it('names every spec that runs axe over pages', () => {
    const found = readdirSync(specs)
      .map((area) => `${area}/accessibility.spec.ts`)
      .filter((spec) => existsSync(join(specs, spec)));
    expect(found.length).toBeGreaterThan(1);
    expect(proven.map(([spec]) => spec)).toEqual(expect.arrayContaining(found));
  });
});
