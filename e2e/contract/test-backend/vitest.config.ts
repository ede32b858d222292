import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Allows for slow CI machines.
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 180_000 },
});
