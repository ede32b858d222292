import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Generous timeouts, since generators run in a copy of the workspace with lint, types and tests.
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
});
