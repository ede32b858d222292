// @vitest-environment node
import { byLocale } from '@vyloha/contract';
import { BackendUnavailable } from '@vyloha/http-client';
import { configureI18n, translatorFor } from '@vyloha/i18n/server';
import { allMessages, aRequest } from '@vyloha/testing';
import { createTestShopper, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listStoreBranches } from '../api/list-store-branches.server';
import { branchListLoader } from './branch-list-loader.server';
import { branchPageLoader } from './branch-page-loader.server';
import { loadStockedBranchesOrNone } from './load-stocked-branches-or-none.server';

let backend: RunningBackend;

beforeAll(async () => {
  configureI18n(byLocale(allMessages));
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

function handlerArgs(path: string, params: Record<string, string> = {}) {
  const context = { ...createTestShopper(backend), locale: 'cs' as const, t: translatorFor('cs') };
  return { request: aRequest(path), params, context };
}

describe('branchListLoader', () => {
  const list = (query = '') => branchListLoader(handlerArgs(`/clanky?seznam=pobocky${query}`));

  it('lists all branches by region', async () => {
    const page = await list();
    expect(page).toMatchObject({ query: '', meta: { title: 'Pobočky a výdejní místa' } });
    expect(page.groups.map(({ region }) => region)).toContain('praha');
    expect(page.groups[0]?.branches[0]).toMatchObject({ name: 'Praha – Karlín', address: { city: 'Praha 8' } });
  });

  it('finds by terms without accents, and sets such pages to noindex', async () => {
    expect(await list('&q=karlin')).toMatchObject({ query: 'karlin', count: 1, meta: { robots: 'noindex' } });
    expect(await list('&q=Tramtarie')).toMatchObject({ count: 0, groups: [] });
  });
});

describe('branchPageLoader', () => {
  it('shows a branch with its hours', async () => {
    const { branch } = await branchPageLoader(handlerArgs('/pobocky/praha-karlin', { slug: 'praha-karlin' }));
    expect(branch).toMatchObject({ name: 'Praha – Karlín', address: { street: 'Sokolovská 12' } });
    expect(branch.openingHours).toHaveLength(5);
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
