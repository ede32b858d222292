import { expect, it } from 'vitest';
import { formatClosed } from './closed-notices';
import { measuringConsent } from './measuring-consent';

const closed = (notices: readonly 'consent'[], allowsMeasuring: boolean) =>
  `a=b; vyloha_closed=${formatClosed({ notices, byForm: false, allowsMeasuring })}`;

it.each([
  ['', null],
  ['x_vyloha_closed=consent', null],
  [closed([], false), null],
  [closed(['consent'], false), false],
  [closed(['consent'], true), true],
])('%j says %s', (cookies, consent) => {
  expect(measuringConsent(cookies, 'vyloha_closed')).toBe(consent);
});
