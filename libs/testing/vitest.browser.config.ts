import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of what runs in the browser: all files but those of the two other configurations. */
export default defineConfig({
  test: {
    name: 'browser',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.{server,isolated}.test.{ts,tsx}'],
    setupFiles: [join(import.meta.dirname, 'src/clean-up.ts')],
    // Loading modules and making a page take longer than most files' tests: the files of a worker share both.
    isolate: false,
    // Vitest runs files of one group and one worker together.
    sequence: { groupOrder: 1 },
    // Generous timeouts, since a busy machine may be slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
