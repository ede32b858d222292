import { aHandlerContext } from '@vyloha/session/testing';
import { expect, it } from 'vitest';
import { consentWording } from './consent-wording.server';

const wording = (...offered: Parameters<typeof consentWording>[1]) =>
  consentWording(aHandlerContext({}).context.t, offered);

it('names the purposes that the shop asks for, and no other', () => {
  expect(wording('preferences')).toContain('jen s vaším souhlasem: doporučování na míru.');
  expect(wording('preferences')).not.toContain('měření');
  expect(wording('analytics', 'marketing')).toContain('jen s vaším souhlasem: měření návštěvnosti, reklama.');
  expect(wording()).not.toContain('souhlasem');
});
