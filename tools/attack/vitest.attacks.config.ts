import { defineConfig } from 'vitest/config';

// The attacks start whole shops, so they go one after the other.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['attacks/**/*.attack.ts'],
    fileParallelism: false,
    testTimeout: 480_000,
    hookTimeout: 480_000,
    // As browser tests: on a shared machine a second look tells a fault of the shop from one of the moment.
    retry: process.env['CI'] ? 1 : 0,
  },
});
