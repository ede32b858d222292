// What a run has cost: seconds by step, by project and step, and of the slowest test files.
// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

/**
 * @typedef {{ name: string, seconds: number }} Timed
 * @typedef {{ project: string, target: string, seconds: number, isCached: boolean }} TaskTime
 *
 * The parts of Nx's profile and of the reports of vitest and Playwright that are read here.
 * @typedef {{ ph: string, dur?: number, args: { target?: { project: string, target: string }, status?: string } }} NxEvent
 * @typedef {{ name: string, startTime: number, endTime: number }} VitestFile
 * @typedef {{ file: string, suites?: PlaywrightSuite[], specs?: { tests: { results: { duration: number }[] }[] }[] }} PlaywrightSuite
 */

const slowestFiles = 10;
/** Below it a project is not worth a line. */
const minProjectSeconds = 5;

/** @param {string} text of the file that Nx writes where `NX_PROFILE` says @returns {TaskTime[]} */
export function readTaskTimes(text) {
  const events = /** @type {NxEvent[]} */ (JSON.parse(text));
  return events.flatMap(({ ph, dur = 0, args: { target, status = '' } }) =>
    ph === 'X' && target ? [{ ...target, seconds: dur / 1e6, isCached: status.includes('cache') }] : [],
  );
}

/** @param {PlaywrightSuite} suite @returns {number} of all tests, in milliseconds; they run beside each other */
const durationOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0);

/** @param {any} report of vitest or Playwright; others have no times @returns {Timed[]} by test file */
function readFileTimes(report) {
  if ('testResults' in report) {
    return /** @type {VitestFile[]} */ (report.testResults).map(({ name, startTime, endTime }) => ({
      name: relative(workspaceRoot, name),
      seconds: (endTime - startTime) / 1000,
    }));
  }
  if (!('suites' in report)) return [];
  const folder = relative(workspaceRoot, report.config.rootDir);
  return /** @type {PlaywrightSuite[]} */ (report.suites).map((suite) => ({
    name: join(folder, suite.file),
    seconds: durationOf(suite) / 1000,
  }));
}

/** @param {string} folder with result files @returns {Timed[]} the slowest first */
export function findSlowestFiles(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const name of names) {
    try {
      for (const file of readFileTimes(JSON.parse(readFileSync(join(folder, name), 'utf8')))) {
        seconds.set(file.name, (seconds.get(file.name) ?? 0) + file.seconds);
      }
    } catch {
      // A report that cannot be read is a failure of its own.
    }
  }
  return [...seconds]
    .map(([name, sum]) => ({ name, seconds: sum }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestFiles);
}

/** @param {number} seconds */
const column = (seconds) => seconds.toFixed(0).padStart(6);

/** @param {{ steps: readonly Timed[], tasks: readonly TaskTime[], files: readonly Timed[] }} run @returns {string} */
export function formatRunTimes({ steps, tasks, files }) {
  const projects = [...new Set(tasks.map(({ project }) => project))].map((project) => {
    const own = tasks.filter((task) => task.project === project && !task.isCached);
    const parts = own
      .filter(({ seconds }) => seconds >= 1)
      .sort((a, b) => b.seconds - a.seconds)
      .map(({ target, seconds }) => `${target} ${seconds.toFixed(0)}`);
    return { name: project, seconds: own.reduce((sum, task) => sum + task.seconds, 0), parts: parts.join(', ') };
  });
  const slow = projects.filter(({ seconds }) => seconds >= minProjectSeconds).sort((a, b) => b.seconds - a.seconds);
  const targets = [...new Set(tasks.map(({ target }) => target))].map((name) => {
    const own = tasks.filter(({ target, isCached }) => target === name && !isCached);
    return { name, seconds: own.reduce((sum, task) => sum + task.seconds, 0) };
  });
  const cached = tasks.filter(({ isCached }) => isCached).length;
  const total = Math.max(...steps.map(({ seconds }) => seconds));
  return [
    'Seconds by step (all at once)',
    ...steps.map(({ name, seconds }) => `${column(seconds)}  ${name}`),
    `${column(total)}  in all; ${cached} of ${tasks.length} tasks were cached`,
    ...(targets.length > 0 ? ['Seconds by target (two at a time)'] : []),
    ...targets.map(({ name, seconds }) => `${column(seconds)}  ${name}`),
    ...(slow.length > 0 ? ['Seconds by project (two at a time)'] : []),
    ...slow.map(({ name, seconds, parts }) => `${column(seconds)}  ${name}: ${parts}`),
    ...(files.length > 0 ? ['Slowest test files, as of their last run'] : []),
    ...files.map(({ name, seconds }) => `${column(seconds)}  ${name}`),
  ].join('\n');
}
