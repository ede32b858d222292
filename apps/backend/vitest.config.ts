import { defineConfig } from 'vitest/config';

/** Files that replace a module, count from the process's start, or collect its heap: each has a process of its own. */
const isolated = ['src/telemetry/backend-metrics.test.ts', '../../libs/backend/*/src/**/*.isolated.test.ts'];
/** The modules' own tests run with the backend's: a change of one reruns these anyway, and they share what is loaded. */
const all = ['src/**/*.test.{ts,tsx}', '../../libs/backend/*/src/**/*.test.{ts,tsx}'];

export default defineConfig({
  // Its ES modules and the CommonJS ones that Yoga loads are two libraries that refuse each other's schemas.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    environment: 'node',
    // A whole backend on its own database is made in some hooks; on a busy machine that takes its time.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'backend',
          include: all,
          exclude: isolated,
          globalSetup: ['src/testing/global-setup.ts'],
          // Loading the backend takes longer than most files' tests: all of a worker share it.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
});
