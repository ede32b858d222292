import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { closedScript } from './closed-script';

const root = document.documentElement;

function run(cookie: string, notices: string) {
  document.cookie = `vyloha_closed=${cookie}; path=/`;
  root.dataset['notices'] = notices;
  runInNewContext(closedScript('vyloha_closed'), { document });
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

it('leaves a mark that script runs', () => {
  delete root.dataset['script'];
  run('consent', 'consent');
  expect(root.dataset['script']).toBe('');
});

it('reads its own cookie only', () => {
  document.cookie = 'x_vyloha_closed=consent; path=/';
  root.dataset['notices'] = 'consent';
  runInNewContext(closedScript('vyloha_closed'), { document });
  expect(root.dataset['closed']).toBeUndefined();
});
