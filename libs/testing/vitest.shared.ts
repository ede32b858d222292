import { join } from 'node:path';

/** What all tests of libraries have in common. */
export const shared = {
  setupFiles: [join(import.meta.dirname, 'src/clean-up.ts')],
  // Generous timeouts, since a busy machine may be slow.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};
