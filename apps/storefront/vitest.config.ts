import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests may be slow on a busy machine.
  test: {
    environment: 'node',
    include: ['{app,build-plugins,server}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
