// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {Count[]} counts @returns {Count} */
export function sumCounts(counts) {
  return counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }), {
    passed: 0,
    failed: 0,
  });
}

/**
 * One result file of vitest's or Playwright's JSON reporter.
 * @param {unknown} report
 * @returns {Count}
 */
export function countReport(report) {
  if (typeof report !== 'object' || report === null) throw new Error('A result file holds no report.');
  if ('numPassedTests' in report && 'numFailedTests' in report) {
    // A file that could not even be loaded has no failed test but a failed suite.
    const suites = 'numFailedTestSuites' in report ? Number(report.numFailedTestSuites) : 0;
    const failed = Number(report.numFailedTests);
    return { passed: Number(report.numPassedTests), failed: failed === 0 && suites > 0 ? suites : failed };
  }
  if ('stats' in report && typeof report.stats === 'object' && report.stats !== null) {
    const stats = /** @type {Record<string, number>} */ (report.stats);
    return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 };
  }
  throw new Error('A result file is neither of vitest nor of Playwright.');
}

/** @param {string} folder with result files; none is an empty count @returns {Count} */
export function countFolder(folder) {
  if (!existsSync(folder)) return { passed: 0, failed: 0 };
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return sumCounts(files.map((name) => countReport(JSON.parse(readFileSync(join(folder, name), 'utf8')))));
}
