import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findSlowestFiles, formatRunTimes, readTaskTimes } from './run-times.mjs';
import { workspaceRoot } from './workspace-root.mjs';

it('adds the tests of a file up, in the reports of both runners', () => {
  const folder = mkdtempSync(join(tmpdir(), 'times-'));
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const browser = {
    config: { rootDir: join(workspaceRoot, 'e2e/shop') },
    suites: [{ file: 'a.spec.ts', specs: [spec(1000)], suites: [{ file: 'a.spec.ts', specs: [spec(3000)] }] }],
  };
  const testResults = [{ name: join(workspaceRoot, 'libs/cart/a.test.ts'), startTime: 1000, endTime: 6000 }];
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify(browser));
  writeFileSync(join(folder, 'cart.json'), JSON.stringify({ testResults }));
  writeFileSync(join(folder, 'run.errors.json'), JSON.stringify({ unhandledErrors: [] }));
  writeFileSync(join(folder, 'broken.json'), '{');
  expect(findSlowestFiles(folder)).toEqual([
    { name: 'libs/cart/a.test.ts', seconds: 5 },
    { name: 'e2e/shop/a.spec.ts', seconds: 4 },
  ]);
});

it('shows where the time went, and leaves out what was cached or quick', () => {
  const event = (project: string, target: string, seconds: number, status = 'success') => ({
    ph: 'X',
    dur: seconds * 1e6,
    args: { target: { project, target }, status },
  });
  const profile = [
    { ph: 'M', args: { name: 'Group #1' } },
    event('cart', 'lint', 4),
    event('cart', 'test', 11),
    event('blog', 'test', 90, 'local-cache'),
    event('money', 'test', 2),
  ];
  const tasks = readTaskTimes(JSON.stringify(profile));
  const steps = [{ name: 'tests', seconds: 17 }];
  expect(formatRunTimes({ steps, tasks, files: [{ name: 'a.test.ts', seconds: 9.6 }] }).split('\n')).toEqual([
    'Seconds by step (all at once)',
    '    17  tests',
    '    17  in all; 1 of 4 tasks were cached',
    'Seconds by target (two at a time)',
    '     4  lint',
    '    13  test',
    'Seconds by project (two at a time)',
    '    15  cart: test 11, lint 4',
    'Slowest test files, as of their last run',
    '    10  a.test.ts',
  ]);
});
