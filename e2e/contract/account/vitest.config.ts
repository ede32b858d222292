import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [{ extends: '../../../libs/testing/vitest.server.config.ts' }],
  },
});
