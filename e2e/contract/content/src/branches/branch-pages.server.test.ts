import {
  branchListLoader,
  branchPageLoader,
  listStoreBranches,
  loadStockedBranchesOrNone,
} from '@vyloha/branches/server';
import { BackendUnavailable } from '@vyloha/http-client';
import { aHandlerContext } from '@vyloha/session/testing';
import { createTestShopper, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

function handlerArgs(path: string, params: Record<string, string> = {}) {
  return { request: aRequest(path), params, context: aHandlerContext({ backend }).context };
}

describe('branchListLoader', () => {
  const list = (query = '') => branchListLoader(handlerArgs(`/clanky?seznam=pobocky${query}`));

  it('lists the branches by weight, with regions, map and a time until it is true', async () => {
    const page = await list();
    expect(page).toMatchObject({
      total: 1,
      totalPages: 1,
      branches: [{ name: 'Praha – Karlín', address: { city: 'Praha 8' }, isPrimary: true }],
      regions: [{ region: 'praha', count: 1 }],
      marks: [{ slug: 'praha-karlin', location: { latitude: 50.09, longitude: 14.45 } }],
      meta: { title: 'Pobočky a výdejní místa', canonical: '/clanky?seznam=pobocky' },
    });
    expect(page.changesAt.getTime()).toBeGreaterThan(Date.now());
    expect(page.changesAt.getTime()).toBeLessThan(Date.now() + 25 * 60 * 60 * 1000);
  });

  it('has a page for each region; one without branches, searches and the time are not indexed', async () => {
    expect(await list('&kraj=praha')).toMatchObject({
      total: 1,
      meta: { title: 'Pobočky: Praha', canonical: '/clanky?seznam=pobocky&kraj=praha' },
    });
    expect(await list('&kraj=plzensky')).toMatchObject({ total: 0, branches: [], meta: { robots: 'noindex' } });
    expect(await list('&kraj=atlantida')).toMatchObject({ total: 1, filter: { region: null } });
    expect((await list('&otevreno=1')).meta).toMatchObject({ robots: 'noindex' });
  });

  it('finds by terms without accents', async () => {
    expect(await list('&q=karlin')).toMatchObject({ total: 1, meta: { robots: 'noindex' } });
    expect(await list('&q=Tramtarie')).toMatchObject({ total: 0, branches: [] });
  });

  it('sorts by the distance from a postcode, and says when there is none', async () => {
    const near = await list('&q=602 00');
    expect(near).toMatchObject({ isByDistance: true, isPostcodeUnknown: false });
    expect(near.branches[0]?.distanceKm).toBeGreaterThan(180);
    expect(await list('&q=99999')).toMatchObject({ total: 1, isByDistance: false, isPostcodeUnknown: true });
  });

  it('responds 404 past the last page', async () => {
    await expect(list('&p=2')).rejects.toMatchObject({ status: 404 });
  });
});

describe('branchPageLoader', () => {
  it('shows a branch with its hours', async () => {
    const { branch } = await branchPageLoader(handlerArgs('/pobocky/praha-karlin', { slug: 'praha-karlin' }));
    expect(branch).toMatchObject({ name: 'Praha – Karlín', address: { street: 'Sokolovská 12' } });
    expect(branch.openingHours).toHaveLength(5);
    expect(branch).not.toHaveProperty('seo');
  });

  it('shows a map of its coordinates where the editor chose none', async () => {
    const { map, panorama } = await branchPageLoader(handlerArgs('/pobocky/praha-karlin', { slug: 'praha-karlin' }));
    expect(map?.url).toContain('marker=50.09%2C14.45');
    expect(panorama).toBeNull();
  });

  it('returns 404 for an unknown branch', async () => {
    await expect(branchPageLoader(handlerArgs('/pobocky/x', { slug: 'x' }))).rejects.toMatchObject({ status: 404 });
  });
});

describe('listStoreBranches', () => {
  it('lists the pick-up points of a shipper', async () => {
    const { store } = createTestShopper(backend);
    expect((await listStoreBranches(store, 's-pobocka')).map(({ id }) => id)).toEqual(['br-praha-karlin']);
    expect(await listStoreBranches(store, 's-ppl')).toEqual([]);
  });
});

describe('loadStockedBranchesOrNone', () => {
  it('returns the warehouse of each branch, and none while the store does not respond', async () => {
    const { store } = createTestShopper(backend);
    expect(await loadStockedBranchesOrNone(store)).toContainEqual({
      name: 'Praha – Karlín',
      slug: 'praha-karlin',
      warehouseId: 'w-praha-karlin',
    });
    const dead = new BackendUnavailable('GET /api/v1/branches', { reason: 'network', requestId: 'r-1' });
    const silent: typeof store = { ...store, send: () => Promise.reject(dead) };
    expect(await loadStockedBranchesOrNone(silent)).toEqual([]);
  });
});
