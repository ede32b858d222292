import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { importReader } from './used-imports';
import type { UsedNames } from './used-imports';

function used(code: string, wanted: UsedNames = 'all') {
  const imports = importReader(parseAst(code))(wanted);
  return imports.map(({ source, names }) => [source, names === 'all' ? names : [...names]]);
}

describe('importReader', () => {
  it('takes only the requested exports of an entry point', () => {
    const door = `export { A } from './a'; export { B, b as C } from './b'; export * from './rest';`;
    expect(used(door, new Set(['C']))).toEqual([
      ['./a', []],
      ['./b', ['b']],
      ['./rest', ['C']],
    ]);
  });

  it('takes what the code references', () => {
    const code = `import { A, B as C, D } from './a'; import all from './all'; import './styles.css'; export const x = () => A(C, all.D);`;
    expect(used(code)).toEqual([
      ['./a', ['A', 'B']],
      ['./all', ['default']],
      ['./styles.css', 'all'],
    ]);
    expect(used(`import * as all from './all'; all.x();`)).toEqual([['./all', 'all']]);
  });

  it('leaves out server-only code', () => {
    expect(used(`import { A } from './a'; import { B } from './b'; export const X = false ? A : B;`)).toEqual([
      ['./a', []],
      ['./b', ['B']],
    ]);
  });

  it('leaves out what is imported dynamically under the same name', () => {
    const later = `import { A } from './a'; export const load = async () => { const { A } = await import('./a'); return { A }; };`;
    expect(used(later)).toEqual([['./a', []]]);
    expect(used(`import { A } from './a'; export const load = async () => (await import('./a')).A;`)).toEqual([
      ['./a', []],
    ]);
  });
});
