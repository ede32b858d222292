// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

/** @typedef {{ file: string, title: string, reason: string }} FailedTest */

/**
 * The used part of vitest's and Playwright's JSON reports.
 * @typedef {{
 *   name: string, status: string, message?: string,
 *   assertionResults: { fullName: string, status: string, failureMessages?: string[] }[]
 * }} VitestFile
 * @typedef {{
 *   title: string, file: string, suites?: PlaywrightSuite[],
 *   specs?: { title: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }[]
 * }} PlaywrightSuite
 * @typedef {{ testResults?: VitestFile[], suites?: PlaywrightSuite[] }} Report
 */

/** The first line of a message, without the colours of a terminal. @param {string | undefined} message */
function firstLine(message = '') {
  return (
    message
      .replace(/\u001b\[[0-9;]*m/gu, '')
      .trim()
      .split('\n')[0] ?? ''
  ).slice(0, 300);
}

/** @param {VitestFile} file @returns {FailedTest[]} */
function failedInFile(file) {
  const path = relative(workspaceRoot, file.name);
  const tests = file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map((test) => ({ file: path, title: test.fullName, reason: firstLine(test.failureMessages?.[0]) }));
  if (tests.length > 0 || file.status !== 'failed') return tests;
  return [{ file: path, title: 'the file could not be run', reason: firstLine(file.message) }];
}

/** @param {PlaywrightSuite} suite @returns {FailedTest[]} */
function failedInSuite(suite) {
  const specs = (suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      file: suite.file,
      title: spec.title,
      reason: firstLine(spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
    }));
  return [...specs, ...(suite.suites ?? []).flatMap(failedInSuite)];
}

/** @param {Report} report of vitest's or Playwright's JSON reporter @returns {FailedTest[]} */
export function failedInReport(report) {
  return [...(report.testResults ?? []).flatMap(failedInFile), ...(report.suites ?? []).flatMap(failedInSuite)];
}

/** @param {string} folder with result files; none has no failed test @returns {FailedTest[]} */
export function failedTests(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => failedInReport(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
