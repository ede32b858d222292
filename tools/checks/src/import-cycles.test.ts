import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@nx/devkit';
import { describe, expect, it } from 'vitest';
import { findCycles, findImportCycles } from './import-cycles.mjs';

describe('files', () => {
  it('have no import cycles, not even for types', () => {
    const tracked = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs', 'tools', 'e2e'],
      {
        cwd: workspaceRoot,
        encoding: 'utf8',
      },
    );
    const sources = tracked
      .split('\n')
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(join(workspaceRoot, file)));
    expect(sources.length).toBeGreaterThan(0);
    expect(findImportCycles(workspaceRoot, sources)).toEqual([]);
  });

  it.each([
    ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
    ['two that name each other', { a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
    ['a long way round', { a: ['b'], b: ['c'], c: ['d'], d: ['b', 'e'], e: [] }, [['b', 'c', 'd']]],
  ])('%s', (_, imports, expected) => {
    expect(findCycles(new Map(Object.entries(imports)))).toEqual(expected);
  });
});
