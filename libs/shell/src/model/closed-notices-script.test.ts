import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { closedNoticesScript } from './closed-notices-script';

const root = document.documentElement;

function run(cookie: string, notices: string) {
  document.cookie = `vyloha_closed=${cookie}; path=/`;
  root.dataset['notices'] = notices;
  runInNewContext(closedNoticesScript('vyloha_closed'), { document });
  return root.dataset['closed'];
}

beforeEach(() => {
  document.cookie = 'vyloha_closed=; path=/; max-age=0';
  delete root.dataset['closed'];
});

it.each([
  ['consent', 'consent topBanner-7', 'consent'],
  ['topBanner-7.consent.form', 'consent topBanner-7', 'consent topBanner'],
  ['topBanner-6', 'consent topBanner-7', ''],
  ['entry-spring', 'entry-autumn', ''],
])('with %s closed, %s hides %s', (cookie, notices, closed) => {
  expect(run(cookie, notices)).toBe(closed);
});

it('marks the document as running JavaScript', () => {
  delete root.dataset['script'];
  run('consent', 'consent');
  expect(root.dataset['script']).toBe('');
});

it('reads only its own cookie', () => {
  document.cookie = 'x_vyloha_closed=consent; path=/';
  root.dataset['notices'] = 'consent';
  runInNewContext(closedNoticesScript('vyloha_closed'), { document });
  expect(root.dataset['closed']).toBeUndefined();
});
