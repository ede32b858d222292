import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Generous timeouts, since a busy machine may be slow.
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000, hookTimeout: 60_000 },
});
