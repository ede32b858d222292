import { offerId } from '@vyloha/contract';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from './events';
import { type LoadedList, onLoadedList, reportLoadedList } from './loaded-lists';
import { createSink } from './sink';
import { formatPending, parsePending } from './pending-events';
import { toDataLayer } from './to-data-layer';
import { toCheckoutStep, toPurchase, toSearch } from './to-event';
import { setSink, track } from './track';

const login: AnalyticsEvent = { name: 'login', method: 'password' };
const view = (path: string): AnalyticsEvent => ({ name: 'page_view', path, title: '' });
const price = fc.integer({ min: 0, max: 10_000_000 });

afterEach(() => setSink(null));

describe('lists that a script loads', () => {
  const list = (name: string): LoadedList => ({ name, products: [{}] });

  it('wait for who measures them, the newest ten; empty ones are none', () => {
    const names: (string | null)[] = [];
    for (let count = 0; count < 12; count += 1) reportLoadedList(list(String(count)));
    reportLoadedList({ name: 'empty', products: [] });
    const end = onLoadedList(({ name }) => names.push(name));
    reportLoadedList(list('later'));
    expect(names).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', 'later']);
    end();
    reportLoadedList(list('next page'));
    onLoadedList(({ name }) => names.push(name))();
    expect(names.slice(11)).toEqual(['next page']);
  });
});

describe('the sink', () => {
  it('queues events until the shopper has decided, then delivers them in order', () => {
    const delivered: AnalyticsEvent[] = [];
    const sink = createSink((event) => delivered.push(event));
    sink.track(view('/'));
    sink.track(login);
    expect(delivered).toEqual([]);
    sink.setConsent(true);
    sink.track(view('/kosik'));
    expect(delivered).toEqual([view('/'), login, view('/kosik')]);
  });

  it('delivers nothing without consent, not even earlier events', () => {
    const deliver = vi.fn();
    const sink = createSink(deliver);
    sink.track(login);
    sink.setConsent(false);
    sink.track(login);
    sink.setConsent(true);
    expect(deliver).not.toHaveBeenCalled();
    sink.setConsent(false);
    sink.track(login);
    expect(deliver).not.toHaveBeenCalled();
  });

  it('keeps the newest events while waiting', () => {
    const deliver = vi.fn();
    const sink = createSink(deliver);
    for (let index = 0; index < 80; index++) sink.track(view(`/${index}`));
    sink.setConsent(true);
    expect(deliver).toHaveBeenCalledTimes(50);
    expect(deliver).toHaveBeenLastCalledWith(view('/79'));
  });

  it('does not let a failing service break the page', () => {
    const sink = createSink(() => {
      throw new Error('blocked');
    });
    sink.setConsent(true);
    expect(() => sink.track(login)).not.toThrow();
  });
});

describe('track', () => {
  it('passes events to the sink, those from before there was one as well', () => {
    const sink = { track: vi.fn(), setConsent: vi.fn() };
    const search = toSearch('hadice', 3);
    track(search);
    track(toSearch('  ', 0));
    setSink(sink);
    track(login);
    expect(sink.track.mock.calls).toEqual([[search], [login]]);
    for (let index = 0; index < 80; index++) track(view(`/${index}`));
    setSink(null);
    for (let index = 0; index < 80; index++) track(view(`/${index}`));
    sink.track.mockClear();
    setSink(sink);
    expect(sink.track).toHaveBeenCalledTimes(50);
  });
});

describe('events', () => {
  it('number checkout steps from one', () => {
    const progress = { currency: 'CZK', value: 998, items: [] };
    expect([0, 1, 2].map((stepIndex) => toCheckoutStep({ stepIndex, ...progress }))).toMatchObject([
      { name: 'begin_checkout', step: 1 },
      { name: 'checkout_progress', step: 2 },
      { name: 'checkout_progress', step: 3 },
    ]);
  });

  it('have a revenue of items + shipping + payment, exact to hundredths', () => {
    fc.assert(
      fc.property(price, price, price, (items, shipping, payment) => {
        const order = { orderCode: '2026000123', currency: 'CZK', items: [] };
        const event = toPurchase({
          ...order,
          itemsPrice: items / 100,
          shipping: shipping / 100,
          payment: payment / 100,
        });
        expect(event).toMatchObject({ name: 'purchase', value: (items + shipping + payment) / 100 });
      }),
    );
  });

  it('report searches of at least one character', () => {
    expect(toSearch(' a ', 3)).toEqual({ name: 'search', query: 'a', results: 3 });
    expect(toSearch('', 0)).toBeNull();
  });
});

describe('the data layer', () => {
  const hose = { id: 'v-1', name: 'Hadice', unitPrice: 499, quantity: 2 };

  it('has purchases in the form of GA4, with the revenue', () => {
    const order = { orderCode: '2026000123', currency: 'CZK', shipping: 79, payment: 39, items: [hose] };
    expect(toDataLayer(toPurchase({ ...order, itemsPrice: 998 }))).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: '2026000123',
          currency: 'CZK',
          value: 1116,
          revenue: 1116,
          shipping: 79,
          payment: 39,
          items: [expect.objectContaining({ item_id: 'v-1', item_name: 'Hadice', price: 499, quantity: 2 })],
        },
      },
    ]);
  });

  it('calls a product as feeds do', () => {
    const id = 'v-zahradni-hadice-s-opletem-a-spojkami-20-m';
    const [, entry] = toDataLayer({ name: 'add_to_wishlist', items: [{ id }] });
    expect(entry).toMatchObject({ ecommerce: { items: [{ item_id: offerId(id) }] } });
    expect(offerId(id)).not.toBe(id);
  });

  it('names the list of each product of a list', () => {
    const items = [{ id: 'v-1', name: 'Hadice', index: 0 }];
    expect(toDataLayer({ name: 'view_item_list', listName: 'Zahrada', currency: 'CZK', items })[1]).toMatchObject({
      ecommerce: { item_list_name: 'Zahrada', items: [{ item_list_name: 'Zahrada', index: 0, quantity: 1 }] },
    });
  });

  it('has everything else flat', () => {
    expect(toDataLayer({ name: 'search', query: 'hadice', results: 3 })).toEqual([
      { event: 'search', search_term: 'hadice', search_results: 3 },
    ]);
    expect(toDataLayer({ name: 'user_loaded', isLoggedIn: true, variant: 'b2b', groups: ['vip'] })).toEqual([
      { event: 'user_loaded', user_logged_in: true, user_variant: 'b2b', user_groups: ['vip'] },
    ]);
  });
});

describe('events that wait for the next page', () => {
  it('survive the cookie, in any language', () => {
    const events: AnalyticsEvent[] = [
      login,
      { name: 'add_to_cart', currency: 'CZK', value: 1, items: [{ id: 'v', name: 'Žluťoučký kůň 🐎' }] },
    ];
    expect(parsePending(formatPending(events))).toEqual(events);
  });

  it('lose products rather than themselves when there are too many', () => {
    const items = Array.from({ length: 60 }, (_, index) => ({ id: `v-${index}`, name: `Zboží číslo ${index}` }));
    const text = formatPending([login, { name: 'add_to_cart', currency: 'CZK', value: 60, items }]);
    expect(text.length).toBeLessThanOrEqual(3_600);
    expect(parsePending(text)).toMatchObject([login, { name: 'add_to_cart', value: 60 }]);
  });

  it.each([
    { name: 'login' },
    { name: 'toString' },
    { name: 'add_to_cart', currency: 'CZK', value: 1, items: null },
    { name: 'add_to_cart', currency: 'CZK', value: { a: 1 }, items: [] },
    { name: 'add_to_wishlist', items: [{ id: { a: 1 } }] },
    { name: 'add_to_wishlist', items: [null] },
    { name: 'something', items: [] },
  ])('are not what somebody else wrote: %j', (forged) => {
    const events = parsePending(btoa(JSON.stringify([forged, login])));
    expect(events).toEqual([login]);
    expect(parsePending(formatPending(events))).toEqual([login]);
  });

  it.each([null, '', 'x', '%%%', btoa('{}'), btoa('[1,null]'), btoa(JSON.stringify(Array(100).fill(login)))])(
    'are none in %j',
    (cookie) => {
      expect(parsePending(cookie)).toEqual([]);
    },
  );
});
