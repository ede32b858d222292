import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine is slow, not wrong.
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
});
