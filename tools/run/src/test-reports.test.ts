import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReport, readReports } from './test-reports.mjs';
import UnhandledErrorsReporter from './unhandled-errors-reporter.mjs';
import { workspaceRoot } from './workspace-root.mjs';

const file = (name: string) => join(workspaceRoot, name);
const passed = { fullName: 'cart adds', status: 'passed' };

describe('a report of vitest', () => {
  it('names failed tests with the first line of why, without colours', () => {
    const failed = {
      fullName: 'cart empties',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n at x'],
    };
    const testResults = [{ name: file('libs/cart/a.test.ts'), status: 'failed', assertionResults: [passed, failed] }];
    expect(readReport({ testResults })).toEqual({
      passed: 1,
      failed: [{ file: 'libs/cart/a.test.ts', title: 'cart empties', reason: 'expected 1 to be 2' }],
      flaky: [],
    });
  });

  it('names a file that could not be loaded', () => {
    const testResults = [
      { name: file('libs/a.test.ts'), status: 'failed', message: 'Cannot find module\nstack', assertionResults: [] },
    ];
    expect(readReport({ testResults }).failed).toEqual([
      { file: 'libs/a.test.ts', title: 'the file could not be run', reason: 'Cannot find module' },
    ]);
  });
});

describe('errors outside of a test', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'errors-')), 'results');
  const reporter = new UnhandledErrorsReporter({ folder });

  it('are named with the file that was running', () => {
    const errors = [
      { name: 'TypeError', message: 'x is not a function\nstack', VITEST_TEST_PATH: file('libs/cart/a.test.ts') },
      { message: 'Worker terminated' },
    ];
    reporter.onTestRunEnd([], errors);
    const title = 'an error outside of a test';
    expect(readReports(folder)).toEqual({
      passed: 0,
      failed: [
        { file: 'libs/cart/a.test.ts', title, reason: 'TypeError: x is not a function' },
        { file: 'run', title, reason: 'Worker terminated' },
      ],
      flaky: [],
    });
  });

  it('of an earlier run are forgotten by one without any', () => {
    reporter.onTestRunEnd([], []);
    expect(readReports(folder).failed).toEqual([]);
  });
});

describe('a report of Playwright', () => {
  const config = { rootDir: file('e2e/pages') };
  const aTest = (projectName: string, status: string) => ({
    projectName,
    status,
    results: [{ error: { message: 'Timed out\nmore' } }, {}],
  });
  const spec = { title: 'index', ok: false, tests: [aTest('script', 'unexpected'), aTest('phone', 'flaky')] };
  const inGroup = { title: 'pages in cs', file: 'routes.spec.ts', specs: [spec] };
  const other = { title: 'buys', ok: true, tests: [{ projectName: 'script', status: 'expected', results: [{}] }] };
  const suites = [{ title: 'routes.spec.ts', file: 'routes.spec.ts', specs: [other], suites: [inGroup] }];

  it('tells tests of groups and browsers apart; a test that passed on a retry passed, and is flaky', () => {
    const entry = (browser: string) => ({
      file: 'e2e/pages/routes.spec.ts',
      title: `pages in cs index [${browser}]`,
      reason: 'Timed out',
    });
    expect(readReport({ config, suites })).toEqual({ passed: 2, failed: [entry('script')], flaky: [entry('phone')] });
  });

  it('names what failed outside of a test', () => {
    expect(readReport({ config, suites: [], errors: [{ message: 'The shop did not start' }] }).failed).toEqual([
      { file: 'e2e/pages', title: 'outside of a test', reason: 'The shop did not start' },
    ]);
  });
});

it.each([[null], ['text'], [{}]])('refuses %j', (report) => {
  expect(() => readReport(report)).toThrow('neither');
});

it('adds up a folder, in which a report cut short is a failure; a missing folder is nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  const testResults = [{ name: file('a.test.ts'), status: 'passed', assertionResults: [passed] }];
  writeFileSync(join(folder, 'one.json'), JSON.stringify({ testResults }));
  writeFileSync(join(folder, 'two.json'), '{"testResults": [');
  writeFileSync(join(folder, 'note.txt'), 'no report');
  expect(readReports(folder)).toMatchObject({ passed: 1, failed: [{ title: 'unreadable report' }] });
  expect(readReports(join(folder, 'missing'))).toEqual({ passed: 0, failed: [], flaky: [] });
});
