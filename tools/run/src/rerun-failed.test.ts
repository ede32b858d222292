import { expect, it } from 'vitest';
import { filesByProject } from './rerun-failed.mjs';

const failed = (file: string) => ({ file, title: 'a test', reason: 'timed out' });

it('runs each failed file once, by project', () => {
  const failures = [
    'libs/cart/src/b.test.ts',
    'apps/backend/src/a.test.ts',
    'libs/cart/src/a.test.ts',
    'libs/cart/src/a.test.ts',
  ].map(failed);
  expect([...filesByProject(failures)]).toEqual([
    ['libs/cart', ['src/a.test.ts', 'src/b.test.ts']],
    ['apps/backend', ['src/a.test.ts']],
  ]);
});
