import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: ['src/testing/global-setup.ts'],
    // A whole backend on its own database is made in some hooks; on a busy machine that takes its time.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
