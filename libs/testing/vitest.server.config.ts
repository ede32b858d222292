import { defineConfig } from 'vitest/config';
import { root, setupFiles, shared } from './vitest.shared';

/** Tests of server modules, `*.server.ts`. */
export default defineConfig({
  root,
  test: {
    ...shared,
    setupFiles,
    name: 'server',
    environment: 'node',
    include: ['src/**/*.server.test.{ts,tsx}'],
    // The files of a worker share their modules, and the process of the real backend (`@vyloha/test-backend`).
    isolate: false,
  },
});
