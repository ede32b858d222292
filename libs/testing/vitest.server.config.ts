import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of server modules, `*.server.ts`. */
export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.server.test.{ts,tsx}'],
    setupFiles: [join(import.meta.dirname, 'src/clean-up.ts')],
    // The files of a worker share their modules, and the process of the real backend (`@vyloha/test-backend`).
    isolate: false,
    // Generous timeouts, since a busy machine may be slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
