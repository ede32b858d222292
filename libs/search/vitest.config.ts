import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Allow for a busy machine.
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000, hookTimeout: 60_000 },
});
