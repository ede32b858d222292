import { eshopPageLoader } from '@vyloha/catalog/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { type RunningBackend, startBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

function eshop(query: string) {
  const { context } = aHandlerContext({ backend });
  return eshopPageLoader({ request: aRequest(`/eshop${query}`), params: {}, context });
}

describe('stock of a branch', () => {
  it('lists what its warehouse has, with the variant that is there', async () => {
    const branches = (await eshop('')).filters.groups.find(({ key }) => key === 'prodejna');
    // Where only one branch has anything, there is nothing to choose.
    expect(branches).toBeUndefined();
    const page = await eshop('?prodejna=praha-karlin');
    expect(page.products.map(({ id }) => id)).toEqual(['p-hadice']);
    expect(page.filters.groups).toContainEqual(expect.objectContaining({ key: 'prodejna', isOpen: true }));
    expect(page.filters.active).toMatchObject([{ path: '/eshop' }]);
    expect(page.meta).toMatchObject({ robots: 'noindex' });
  });

  it('has one canonical address', async () => {
    const refused = eshop('?skladem=1&prodejna=praha-karlin&prodejna=nikde');
    const response: unknown = await refused.catch((thrown: unknown) => thrown);
    expect(response instanceof Response && response.headers.get('Location')).toBe(
      '/eshop?prodejna=praha-karlin&skladem=1',
    );
  });
});

describe('orders', () => {
  it('all list the same products', async () => {
    const plain = await eshop('');
    const idsOf = ({ products }: typeof plain) => products.map(({ id }) => id).sort();
    expect(plain.sorts.length).toBeGreaterThan(5);
    for (const { name } of plain.sorts) {
      const sorted = await eshop(`?razeni=${name}`);
      expect(idsOf(sorted), name).toEqual(idsOf(plain));
      expect(sorted.sorts.find(({ isActive }) => isActive)?.name).toBe(name);
    }
  });

  it('begins with the highest discount', async () => {
    expect((await eshop('?razeni=DiscountSort')).products[0]?.id).toBe('p-konev');
  });
});
