import { defineConfig } from 'vitest/config';
import { root, shared } from './vitest.shared';

/** Tests of libraries that know neither pages nor Remix. */
export default defineConfig({
  root,
  test: { ...shared, name: 'node', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
