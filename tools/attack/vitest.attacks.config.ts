import { defineConfig } from 'vitest/config';

/** Limits how long pages may take, so nothing else runs beside it. */
const timed = 'attacks/faults.attack.ts';

// The attacks start whole shops and mostly wait for them: two at a time.
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 480_000,
    hookTimeout: 480_000,
    projects: [
      { extends: true, test: { name: 'smoke', include: ['smoke/**/*.attack.ts'], maxWorkers: 1 } },
      { extends: true, test: { name: 'timed', include: [timed], maxWorkers: 1, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          name: 'attacks',
          include: ['attacks/**/*.attack.ts'],
          exclude: [timed],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
