// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

/**
 * A vitest reporter for what its JSON report leaves out: errors outside of any test, e.g. a rejection that nobody
 * handled or a killed worker. They fail the run, so that the list of failures has to name them.
 */
export default class UnhandledErrorsReporter {
  /** @param {{ folder?: string }} [options] folder: where the errors are written, as `{ project, unhandledErrors }` */
  constructor({ folder = join(workspaceRoot, '.cache', 'test-results') } = {}) {
    this.file = join(folder, `${basename(process.cwd())}.errors.json`);
  }

  /**
   * @param {readonly unknown[]} _modules
   * @param {readonly { name?: string, message: string, VITEST_TEST_PATH?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    rmSync(this.file, { force: true });
    if (errors.length === 0) return;
    const unhandledErrors = errors.map(({ name, message, VITEST_TEST_PATH: file }) => ({ name, message, file }));
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ project: basename(process.cwd()), unhandledErrors }));
  }
}
