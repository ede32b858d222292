import { consentCategories, type ConsentCategory } from '@vyloha/contract';
import { expect, it } from 'vitest';
import { consentNotice, formatClosedNotices, grantedConsents, type Notice } from './closed-notices';
import { readConsents } from './read-consents';

const closed = (notices: readonly Notice[], granted: readonly ConsentCategory[] = []) =>
  formatClosedNotices({ notices, byForm: false, granted });

it.each([
  ['', null],
  [closed([]), null],
  [closed([], consentCategories), null],
  [closed(['consent'], consentCategories), null],
  [closed([consentNotice('old')], consentCategories), null],
  [closed([consentNotice('v1')]), []],
  [closed([consentNotice('v1')], ['marketing']), ['marketing']],
  [closed(['topBanner-7', consentNotice('v1')], consentCategories), consentCategories],
])('%j grants %j, in the browser as on the host', (cookie, granted) => {
  expect(readConsents(`a=b; vyloha_closed=${cookie}`, 'vyloha_closed', 'v1')).toEqual(granted);
  expect(readConsents(`x_vyloha_closed=${cookie}`, 'vyloha_closed', 'v1')).toBeNull();
  expect(grantedConsents(cookie, 'v1')).toEqual(granted);
});
