import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Its ES modules and the CommonJS ones that Yoga loads are two libraries that refuse each other's schemas.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: ['src/testing/global-setup.ts'],
    // A whole backend on its own database is made in some hooks; on a busy machine that takes its time.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
