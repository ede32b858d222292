import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Generators run in a copy of the workspace, with lint, types and tests: a busy machine is slow, not wrong.
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
});
