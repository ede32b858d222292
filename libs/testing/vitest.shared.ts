import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

/** Set by `npm test`, whose projects share what they have transformed; the folder is as old as the run. */
const moduleCache = process.env['VITEST_MODULE_CACHE'];

/** What is transformed is kept by root, so all projects have the same one; `dir` is the project's. */
export const root = join(import.meta.dirname, '../..');

/** What all tests of libraries have in common. */
export const shared = {
  dir: process.cwd(),
  // Generous timeouts, since a busy machine may be slow.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  ...(moduleCache !== undefined && { experimental: { fsModuleCache: true, fsModuleCachePath: moduleCache } }),
} satisfies ViteUserConfig['test'];

export const setupFiles = [join(import.meta.dirname, 'src/clean-up.ts')];
