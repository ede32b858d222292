import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { extends: '../testing/vitest.browser.config.ts' },
      { extends: '../testing/vitest.isolated.config.ts' },
      { extends: '../testing/vitest.server.config.ts' },
    ],
  },
});
