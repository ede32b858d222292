// @vitest-environment jsdom
import { toPurchase, type track as Track } from '@vyloha/analytics';
import { beforeEach, expect, it, vi } from 'vitest';
import type { applyConsents as ApplyConsents } from './apply-consents';
import { earlyScript } from './early-script';

let applyConsents: typeof ApplyConsents;
let track: typeof Track;

const runEarly = (settings: Parameters<typeof earlyScript>[0] = { tagManagerId: 'GTM-1', consentScriptUrl: null }) =>
  void new Function(earlyScript(settings))();
const tagManagers = () => document.querySelectorAll('script[src*="googletagmanager.com/gtm.js?id=GTM-1"]').length;
const pushed = () => (window.dataLayer ?? []).map((entry): unknown => JSON.parse(JSON.stringify(entry)));
const login = { name: 'login', method: 'password' } as const;
const order = { orderCode: '2026000123', currency: 'CZK', itemsPrice: 998, shipping: 99, payment: 39, items: [] };

beforeEach(async () => {
  // Each test is a document of its own.
  vi.resetModules();
  ({ applyConsents, track } = await import('./testing/measuring'));
  document.head.innerHTML = '';
  delete window.dataLayer;
  delete window.gtag;
  localStorage.clear();
});

it('sends no events before a consent, then signals, tag manager and what waited, with ordinary spaces', () => {
  runEarly();
  applyConsents('GTM-1', null);
  track(login);
  track({ name: 'add_to_cart', currency: 'CZK', value: 499, items: [{ id: 'v-1', name: 'Hadice k\u00a0bazénu' }] });
  expect([tagManagers(), pushed()]).toEqual([0, [expect.objectContaining({ 1: 'default' })]]);

  applyConsents('GTM-1', ['analytics']);
  applyConsents('GTM-1', ['analytics']);
  expect(tagManagers()).toBe(1);
  expect(pushed().slice(1, 3)).toMatchObject([
    { 0: 'consent', 1: 'update', 2: { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' } },
    { event: 'gtm.js' },
  ]);
  expect(pushed()).toContainEqual({ event: 'login', method: 'password' });
  expect(pushed()).toContainEqual({
    event: 'add_to_cart',
    ecommerce: expect.objectContaining({ items: [{ item_id: 'v-1', item_name: 'Hadice k bazénu', quantity: 1 }] }),
  });
});

it.each(['analytics', 'marketing'] as const)(
  'reports an order once, and remembers it as long as %s is agreed to',
  (purpose) => {
    applyConsents('GTM-1', [purpose]);
    track(toPurchase(order));
    applyConsents('GTM-1', [purpose]);
    track(toPurchase(order));
    expect(pushed().filter((entry) => JSON.stringify(entry).includes('"purchase"'))).toHaveLength(1);
    expect(localStorage.getItem('vyloha.purchase')).toBe('2026000123');
    applyConsents('GTM-1', []);
    expect(localStorage.getItem('vyloha.purchase')).toBeNull();
  },
);

it('loads nothing for whoever refuses, and removes what was there', () => {
  document.cookie = '_ga=GA1; path=/';
  document.cookie = 'vyloha_currency=CZK; path=/';
  track(login);
  applyConsents('GTM-1', ['preferences']);
  expect([tagManagers(), window.dataLayer, document.cookie]).toEqual([0, undefined, 'vyloha_currency=CZK']);
});

it('denies everything but the necessary before anything else runs', () => {
  runEarly({ tagManagerId: null, consentScriptUrl: null });
  expect(pushed()).toEqual([]);
  runEarly();
  expect(pushed()[0]).toEqual({
    0: 'consent',
    1: 'default',
    2: {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
    },
  });
});
