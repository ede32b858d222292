import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        root: '../../..',
        extends: '../../../apps/storefront/vitest.base.ts',
        test: {
          name: 'server',
          include: ['src/**/*.server.test.ts'],
          // The files of a worker share the storefront's modules, and the process of the real backend.
          isolate: false,
          // Starting the backend takes a minute where other work keeps all cores busy.
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
