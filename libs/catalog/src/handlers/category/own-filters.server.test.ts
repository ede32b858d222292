import { BackendUnavailable } from '@vyloha/http-client';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { type RunningBackend, startBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getListing } from '../../api/get-listing.server';
import { encodeScope, sortNames, type ListingScope } from '../../model/listing/listing';
import { eshopPageLoader } from './eshop-page-loader.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);

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
  it.each(sortNames)('%s lists the same products', async (sort) => {
    const [plain, sorted] = [await eshop(''), await eshop(`?razeni=${sort}`)];
    const idsOf = ({ products }: typeof plain) => products.map(({ id }) => id).sort();
    expect(idsOf(sorted)).toEqual(idsOf(plain));
    expect(sorted.sorts.find(({ isActive }) => isActive)?.name).toBe(sort);
  });

  it('begins with the highest discount', async () => {
    expect((await eshop('?razeni=DiscountSort')).products[0]?.id).toBe('p-konev');
  });

  const scope: ListingScope = { sort: 'RatingSort', page: 1, perPage: 21, withTax: true };
  const failWith = (status: number) => new BackendUnavailable('GET', { reason: 'status', requestId: 'r', status });

  it('is the default one at a backend that does not know it', async () => {
    const { cms } = aHandlerContext({ backend }).context;
    const rest = vi.spyOn(cms, 'rest').mockRejectedValueOnce(failWith(400));
    expect((await getListing(cms, scope))?.total).toBeGreaterThan(0);
    expect(rest).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { scope: encodeScope({ ...scope, sort: 'DefaultSort' }) } }),
    );
  });

  it('does not hide other failures', async () => {
    const { cms } = aHandlerContext({ backend }).context;
    vi.spyOn(cms, 'rest').mockRejectedValueOnce(failWith(503));
    await expect(getListing(cms, scope)).rejects.toThrow('503');
  });
});
