import { defineConfig } from 'vitest/config';
import { pageRouteExports } from './build-plugins/page-route-exports';

/** See `libs/testing/vitest.shared.ts`. */
const moduleCache = process.env['VITEST_MODULE_CACHE'];

/** What tests of the storefront's routes need, here and in `e2e/contract/storefront`. */
export default defineConfig({
  plugins: [pageRouteExports()],
  test: {
    dir: process.cwd(),
    environment: 'node',
    // Tests may be slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...(moduleCache !== undefined && { experimental: { fsModuleCache: true, fsModuleCachePath: moduleCache } }),
  },
});
