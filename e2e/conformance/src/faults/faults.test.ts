import { describe, expect, inject, it } from 'vitest';
import { allCases } from '../cases/all-cases';
import { runCase } from '../run-case';
import { newShop } from '../shop/world';
import { startFaultProxy } from './fault-proxy';
import { faults } from './faults';

const shop = newShop(inject('shop'));

describe('the cases see', () => {
  it.each(faults)('$name', async (fault) => {
    const { operation, title = '' } = fault;
    const cases = allCases.filter((entry) => entry.operation === operation && entry.title.includes(title));
    const proxy = await startFaultProxy(fault, shop.address);
    try {
      const outcomes: string[] = [];
      for (const entry of cases) {
        const { outcome } = await runCase(entry, { ...shop, address: proxy.address, offers: null });
        outcomes.push(outcome);
      }
      expect(outcomes).toContain('failed');
    } finally {
      await proxy.stop();
    }
  });

  it('nothing through a proxy without a fault', async () => {
    const isFaulty = ({ operation, title }: (typeof allCases)[number]) =>
      faults.some((fault) => fault.operation === operation && title.includes(fault.title ?? ''));
    const proxy = await startFaultProxy({ serve: (request, send) => send(request) }, shop.address);
    try {
      for (const entry of allCases.filter(isFaulty)) {
        const { reason } = await runCase(entry, { ...shop, address: proxy.address });
        expect(reason, entry.title).toBe('');
      }
    } finally {
      await proxy.stop();
    }
  });

  it('twenty different faults and more', () => {
    expect(faults.length).toBeGreaterThanOrEqual(20);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });
});
