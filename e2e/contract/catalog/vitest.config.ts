import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        root: '../../..',
        extends: '../../../libs/testing/vitest.server.config.ts',
        // Starting the backend takes a minute where other work keeps all cores busy.
        test: { hookTimeout: 180_000 },
      },
    ],
  },
});
