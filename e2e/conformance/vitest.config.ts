import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/backend/global-setup.ts'],
    // All cases use up the stock of one shop.
    fileParallelism: false,
    // Allows for slow CI machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
