// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { consentsOfTool, onDataLayer } from './consents-of-tool';

const command = (...words: unknown[]) => Object.assign({}, words);
const update = (signals: Record<string, string>) => command('consent', 'update', signals);
const all = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};

it.each([
  [[], null],
  [[command('consent', 'default', all), { event: 'gtm.js' }, null, 'x', command('consent', 'update', null)], null],
  [[update({ analytics_storage: 'denied' })], []],
  [[update({ analytics_storage: 'granted' })], ['analytics']],
  [[update(all)], ['analytics', 'marketing']],
  [[update(all), update({ ad_user_data: 'denied' })], ['analytics']],
  [[update({ functionality_storage: 'granted' })], ['preferences']],
])('%j grants %j', (entries, granted) => {
  expect(consentsOfTool(entries)).toEqual(granted);
});

it('hears what is pushed, until it does not want to', () => {
  const callback = vi.fn();
  const end = onDataLayer(callback);
  window.dataLayer?.push(update(all));
  end();
  window.dataLayer?.push(update(all));
  expect([callback.mock.calls.length, window.dataLayer?.length]).toEqual([1, 2]);
});
