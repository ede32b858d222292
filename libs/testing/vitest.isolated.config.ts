import { defineConfig } from 'vitest/config';
import { root, setupFiles, shared } from './vitest.shared';

/** Tests that replace a module, or load one anew: each has modules and a page of its own. */
export default defineConfig({
  root,
  test: {
    ...shared,
    setupFiles,
    name: 'isolated',
    environment: 'jsdom',
    include: ['src/**/*.isolated.test.{ts,tsx}'],
    sequence: { groupOrder: 2 },
  },
});
