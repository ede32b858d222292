// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

/**
 * @typedef {{ file: string, title: string, reason: string }} ReportedTest path from the workspace root, first line of why
 * @typedef {{ passed: number, failed: ReportedTest[], flaky: ReportedTest[] }} TestResults flaky: passed on a retry
 *
 * The parts of vitest's and Playwright's JSON reports that are read here.
 * @typedef {{
 *   name: string, status: string, message?: string,
 *   assertionResults: { fullName: string, status: string, failureMessages?: string[] }[]
 * }} VitestFile
 * @typedef {{
 *   title: string, ok: boolean,
 *   tests: { projectName: string, status: string, results: { error?: { message?: string } }[] }[]
 * }} PlaywrightSpec
 * @typedef {{ title: string, file: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 */

/** The first line of a message, without terminal colours. @param {string | undefined} message */
function firstLine(message = '') {
  const line = message
    .replace(/\u001b\[[0-9;]*m/gu, '')
    .trim()
    .split('\n')[0];
  return (line ?? '').slice(0, 300);
}

/** @param {VitestFile[]} files @returns {TestResults} */
function readVitestReport(files) {
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(workspaceRoot, name) })),
  );
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName, failureMessages }) => ({ file, title: fullName, reason: firstLine(failureMessages?.[0]) }));
  // A file that cannot even be loaded, or whose hooks fail, may have no failed test.
  const brokenFiles = files
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name, message }) => ({
      file: relative(workspaceRoot, name),
      title: 'the file could not be run',
      reason: firstLine(message),
    }));
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: [...failed, ...brokenFiles],
    flaky: [],
  };
}

/** @param {PlaywrightSuite} suite @param {string[]} parents titles @returns {(ReportedTest & { status: string })[]} */
function testsOfSuite(suite, parents) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      file: suite.file,
      title: [...parents, spec.title, `[${projectName}]`].join(' '),
      reason: firstLine(results.find(({ error }) => error)?.error?.message),
      status,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((child) => testsOfSuite(child, [...parents, child.title]))];
}

/**
 * @param {{ config: { rootDir: string }, suites: PlaywrightSuite[], errors?: { message?: string }[] }} report
 * @returns {TestResults}
 */
function readPlaywrightReport({ config, suites, errors = [] }) {
  const folder = relative(workspaceRoot, config.rootDir);
  const tests = suites.flatMap((suite) => testsOfSuite(suite, []));
  /** @param {string} wanted */
  const withStatus = (wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ file, title, reason }) => ({ file: join(folder, file), title, reason }));
  const flaky = withStatus('flaky');
  return {
    passed: withStatus('expected').length + flaky.length,
    failed: [
      ...withStatus('unexpected'),
      ...errors.map(({ message }) => ({ file: folder, title: 'outside of a test', reason: firstLine(message) })),
    ],
    flaky,
  };
}

/**
 * @param {{ project: string, unhandledErrors: { name?: string, message: string, file?: string }[] }} report
 * @returns {TestResults}
 */
const readUnhandledErrors = ({ project, unhandledErrors }) => ({
  passed: 0,
  failed: unhandledErrors.map(({ name, message, file }) => ({
    file: file ? relative(workspaceRoot, file) : project,
    title: 'an error outside of a test',
    reason: firstLine(name ? `${name}: ${message}` : message),
  })),
  flaky: [],
});

/**
 * @param {unknown} report of vitest's, Playwright's or our reporter of unhandled errors
 * @returns {TestResults}
 */
export function readReport(report) {
  if (typeof report === 'object' && report !== null) {
    if ('testResults' in report) return readVitestReport(/** @type {VitestFile[]} */ (report.testResults));
    if ('suites' in report)
      return readPlaywrightReport(/** @type {Parameters<typeof readPlaywrightReport>[0]} */ (report));
    if ('unhandledErrors' in report)
      return readUnhandledErrors(/** @type {Parameters<typeof readUnhandledErrors>[0]} */ (report));
  }
  throw new Error('A result file is neither of vitest nor of Playwright.');
}

/** @param {string} path @returns {TestResults} one failure for a file that cannot be read, e.g. of a killed process */
function readReportFile(path) {
  try {
    return readReport(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = firstLine(error instanceof Error ? error.message : String(error));
    return {
      passed: 0,
      failed: [{ file: relative(workspaceRoot, path), title: 'unreadable report', reason }],
      flaky: [],
    };
  }
}

/** @param {string} folder with result files; a missing one has no results @returns {TestResults} */
export function readReports(folder) {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const results = files.map((name) => readReportFile(join(folder, name)));
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.flatMap(({ failed }) => failed),
    flaky: results.flatMap(({ flaky }) => flaky),
  };
}
