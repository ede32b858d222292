import { defineConfig } from 'vitest/config';

// The attacks start whole shops, so they go one after the other.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['attacks/**/*.attack.ts'],
    fileParallelism: false,
    testTimeout: 480_000,
    hookTimeout: 480_000,
  },
});
