import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countFolder, countReport, sumCounts } from './count-results.mjs';

describe('counting results', () => {
  it('adds up counts', () => {
    expect(
      sumCounts([
        { passed: 2, failed: 1 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 5, failed: 1 });
    expect(sumCounts([])).toEqual({ passed: 0, failed: 0 });
  });

  it('reads a vitest report', () => {
    expect(countReport({ numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1 })).toEqual({
      passed: 7,
      failed: 2,
    });
  });

  it('counts a suite that could not be loaded as failed', () => {
    expect(countReport({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({
      passed: 7,
      failed: 1,
    });
  });

  it('reads a Playwright report; a test that passed on retry passed', () => {
    expect(countReport({ stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 0 } })).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it.each([[null], ['text'], [{}]])('refuses %j', (report) => {
    expect(() => countReport(report)).toThrow();
  });

  it('adds up a folder, and counts nothing in a missing folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'results-'));
    writeFileSync(join(folder, 'one.json'), JSON.stringify({ numPassedTests: 1, numFailedTests: 0 }));
    writeFileSync(join(folder, 'two.json'), JSON.stringify({ stats: { expected: 2, unexpected: 1 } }));
    writeFileSync(join(folder, 'note.txt'), 'no report');
    expect(countFolder(folder)).toEqual({ passed: 3, failed: 1 });
    expect(countFolder(join(folder, 'missing'))).toEqual({ passed: 0, failed: 0 });
  });
});
