import { aHandlerContext } from '@vyloha/session/testing';
import { expect, it } from 'vitest';
import { aConfirmation } from '../testing/a-delivery';
import { givenConsentTexts } from './given-consent-texts.server';

it.each([
  ['cs', 'Chci dostávat akční nabídky v SMS'],
  ['sk', 'Chcem dostávať akčné ponuky v SMS'],
] as const)('has the words of the form to what was agreed to, in %s, and nothing else', (locale, wording) => {
  const { context } = aHandlerContext({ shopper: { locale } });
  const confirmation = aConfirmation({ complianceSmsMarketing: true, complianceMagazine: false, note: 'Děkuji' });
  expect(givenConsentTexts(context, confirmation)).toEqual({ phone_notification: wording });
});
