import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine is slow, not wrong.
  test: {
    environment: 'node',
    include: ['{app,build-plugins,server}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
