import { defineConfig } from 'vitest/config';
import { pageRouteExports } from './build-plugins/page-route-exports';

/** They count from the process's start, or measure its heap, which is large where many files share it. */
const isolated = ['server/telemetry/host-metrics.test.ts', 'server/memory/estimate-bytes.test.ts'];

export default defineConfig({
  plugins: [pageRouteExports()],
  // Tests may be slow on a busy machine.
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'storefront',
          include: ['{app,build-plugins,server}/**/*.test.{ts,tsx}'],
          exclude: isolated,
          // Loading the storefront takes longer than most files' tests: all of a worker share it.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
});
