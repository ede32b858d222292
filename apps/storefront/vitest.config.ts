import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests on a busy machine are slow, not wrong.
  test: {
    environment: 'node',
    include: ['{app,build-plugins,server}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
