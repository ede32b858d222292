import { defineConfig } from 'vitest/config';
import { root, setupFiles, shared } from './vitest.shared';

/** Tests of what runs in the browser: all files but those of the two other configurations. */
export default defineConfig({
  root,
  test: {
    ...shared,
    setupFiles,
    name: 'browser',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.{server,isolated}.test.{ts,tsx}'],
    // Loading modules and making a page take longer than most files' tests: the files of a worker share both.
    isolate: false,
    // Vitest runs files of one group and one worker together.
    sequence: { groupOrder: 1 },
  },
});
