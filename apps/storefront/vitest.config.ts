import { defineConfig } from 'vitest/config';

/** They count from the process's start, or measure its heap, which is large where many files share it. */
const isolated = ['server/telemetry/host-metrics.test.ts', 'server/memory/estimate-bytes.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        root: '../..',
        extends: './vitest.base.ts',
        test: {
          name: 'storefront',
          include: ['{app,build-plugins,server}/**/*.test.{ts,tsx}'],
          exclude: isolated,
          // Loading the storefront takes longer than most files' tests: all of a worker share it.
          isolate: false,
        },
      },
      { root: '../..', extends: './vitest.base.ts', test: { name: 'isolated', include: isolated } },
    ],
  },
});
