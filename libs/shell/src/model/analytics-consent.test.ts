import { expect, it } from 'vitest';
import { formatClosedNotices } from './closed-notices';
import { readAnalyticsConsent } from './analytics-consent';

const closed = (notices: readonly 'consent'[], allowsMeasuring: boolean) =>
  `a=b; vyloha_closed=${formatClosedNotices({ notices, byForm: false, allowsMeasuring })}`;

it.each([
  ['', null],
  ['x_vyloha_closed=consent', null],
  [closed([], false), null],
  [closed(['consent'], false), false],
  [closed(['consent'], true), true],
])('reads %j as %s', (cookies, consent) => {
  expect(readAnalyticsConsent(cookies, 'vyloha_closed')).toBe(consent);
});
