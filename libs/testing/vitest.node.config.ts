import { defineConfig } from 'vitest/config';

/** Tests of libraries that know neither pages nor Remix. */
export default defineConfig({
  test: {
    name: 'node',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    // Generous timeouts, since a busy machine may be slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
