import { defineConfig } from 'vitest/config';
import { pageRouteExports } from './build-plugins/page-route-exports';

/** What tests of the storefront's routes need, here and in `e2e/contract/storefront`. */
export default defineConfig({
  plugins: [pageRouteExports()],
  // Tests may be slow on a busy machine.
  test: { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 },
});
