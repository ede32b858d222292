import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failedInReport, failedTests } from './failed-tests.mjs';
import { workspaceRoot } from './workspace-root.mjs';

const file = (name: string) => join(workspaceRoot, name);

describe('failed tests of a report', () => {
  it('lists failed vitest tests with the first line of the reason, without colours', () => {
    const report = {
      testResults: [
        {
          name: file('libs/cart/src/cart.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'cart adds', status: 'passed' },
            {
              fullName: 'cart empties',
              status: 'failed',
              failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n at x'],
            },
          ],
        },
      ],
    };
    expect(failedInReport(report)).toEqual([
      { file: 'libs/cart/src/cart.test.ts', title: 'cart empties', reason: 'expected 1 to be 2' },
    ]);
  });

  it('lists a file that could not even be loaded', () => {
    const report = {
      testResults: [
        { name: file('libs/a.test.ts'), status: 'failed', message: 'Cannot find module\nstack', assertionResults: [] },
      ],
    };
    expect(failedInReport(report)).toEqual([
      { file: 'libs/a.test.ts', title: 'the file could not be run', reason: 'Cannot find module' },
    ]);
  });

  it('lists failed Playwright tests in nested suites', () => {
    const spec = { title: 'buys', ok: false, tests: [{ results: [{}, { error: { message: 'Timed out\nmore' } }] }] };
    const passed = { title: 'looks', ok: true, tests: [] };
    const report = {
      suites: [
        {
          title: 'purchase.spec.ts',
          file: 'purchase.spec.ts',
          suites: [{ title: 'guest', file: 'purchase.spec.ts', specs: [passed, spec] }],
        },
      ],
    };
    expect(failedInReport(report)).toEqual([{ file: 'purchase.spec.ts', title: 'buys', reason: 'Timed out' }]);
  });

  it('finds nothing in an empty report', () => {
    expect(failedTests(file('no-such-folder'))).toEqual([]);
  });
});
