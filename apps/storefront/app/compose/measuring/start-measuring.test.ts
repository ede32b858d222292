// @vitest-environment jsdom
import { track } from '@vyloha/analytics';
import { expect, it } from 'vitest';
import { applyConsent } from './start-measuring';

const tagManagers = () => document.querySelectorAll('script[src*="googletagmanager.com/gtm.js?id=GTM-1"]').length;

it('sends no events before the shopper gave consent, then all at once, with ordinary spaces in names', () => {
  applyConsent('GTM-1', null);
  track({ name: 'login' });
  expect([tagManagers(), window.dataLayer]).toEqual([0, undefined]);

  applyConsent('GTM-1', true);
  applyConsent('GTM-1', true);
  expect(tagManagers()).toBe(1);
  expect(window.dataLayer).toContainEqual({ event: 'login' });

  const item = { id: 'v-1', name: 'Hadice k\u00a0bazénu', unitPrice: 499, quantity: 1 };
  track({ name: 'add_to_cart', currency: 'CZK', value: 499, item });
  expect(window.dataLayer?.at(-1)).toMatchObject({ item: { ...item, name: 'Hadice k bazénu' } });

  applyConsent('GTM-1', false);
  track({ name: 'sign_up' });
  expect(window.dataLayer).not.toContainEqual({ event: 'sign_up' });
});
