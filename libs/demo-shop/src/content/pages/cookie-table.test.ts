import { cookieNames, measuringCookies } from '@vyloha/contract';
import { expect, it } from 'vitest';
import { cookieTable, lifetimeInWords } from './cookie-table';

it('lists every cookie that the shop sets, and those that it deletes', () => {
  const { cs, sk } = cookieTable();
  const names = [
    ...Object.values(cookieNames).map((name) => `vyloha_${name}`),
    ...measuringCookies.map(({ name }) => name),
  ];
  for (const table of [cs, sk]) for (const name of names) expect(JSON.stringify(table)).toContain(`"${name}"`);
});

it.each([
  [null, 'do zavření prohlížeče'],
  [10, '10\u00a0sekund'],
  [3_600, '1\u00a0hodina'],
  [7 * 86_400, '7\u00a0dnů'],
  [365 * 86_400, '1\u00a0rok'],
  [730 * 86_400, '2\u00a0roky'],
])('%s seconds are %s', (seconds, words) => {
  expect(lifetimeInWords(seconds)[0]).toBe(words);
});
