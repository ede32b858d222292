import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Generous timeouts: a busy machine is slow, not wrong.
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000, hookTimeout: 60_000 },
});
