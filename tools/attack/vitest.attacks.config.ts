import { defineConfig } from 'vitest/config';

// The attacks start whole shops, so they run sequentially.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['attacks/**/*.attack.ts'],
    fileParallelism: false,
    testTimeout: 480_000,
    hookTimeout: 480_000,
  },
});
