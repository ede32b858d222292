import { defineConfig } from 'vitest/config';
import { pageRouteExports } from './build-plugins/page-route-exports';

export default defineConfig({
  plugins: [pageRouteExports()],
  // Tests may be slow on a busy machine.
  test: {
    environment: 'node',
    include: ['{app,build-plugins,server}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
