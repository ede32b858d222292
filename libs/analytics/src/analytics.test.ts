import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from './events';
import { createSink } from './sink';
import { toCheckoutStep, toPurchase, toSearch } from './to-event';
import { setSink, track } from './track';

const login: AnalyticsEvent = { name: 'login' };
const view = (path: string): AnalyticsEvent => ({ name: 'page_view', path, title: '' });
const price = fc.integer({ min: 0, max: 10_000_000 });

afterEach(() => setSink(null));

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
  it('passes events to the sink, and does nothing without a sink or an event', () => {
    const sink = { track: vi.fn(), setConsent: vi.fn() };
    track(login);
    setSink(sink);
    track(login);
    track(toSearch('  ', 0));
    expect(sink.track.mock.calls).toEqual([[login]]);
  });
});

describe('events', () => {
  it('number checkout steps from one', () => {
    const progress = { currency: 'CZK', value: 998, items: [] };
    expect([0, 1, 2].map((stepIndex) => toCheckoutStep({ stepIndex, ...progress }))).toMatchObject([
      { step: 1 },
      { step: 2 },
      { step: 3 },
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
