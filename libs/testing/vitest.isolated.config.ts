import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that replace a module, or load one anew: each has modules and a page of its own. */
export default defineConfig({
  test: {
    name: 'isolated',
    environment: 'jsdom',
    include: ['src/**/*.isolated.test.{ts,tsx}'],
    setupFiles: [join(import.meta.dirname, 'src/clean-up.ts')],
    sequence: { groupOrder: 2 },
    // Generous timeouts, since a busy machine may be slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
