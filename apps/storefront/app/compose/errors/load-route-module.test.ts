// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadRouteModule } from './load-route-module';

beforeEach(() => sessionStorage.clear());

const lost = { id: 'brands', module: '/assets/brands-lost.js' };

it('loads a script once', async () => {
  const modules: Record<string, unknown> = {};
  const route = { id: 'guard', module: './reload-guard' };
  const loaded = await loadRouteModule(route, modules);
  expect(loaded).toHaveProperty('claimReload');
  expect(await loadRouteModule({ ...route, module: '/assets/lost.js' }, modules)).toBe(loaded);
});

it('loads the document for the first lost script and waits, then passes the error on', async () => {
  const leave = vi.fn();
  const settled = vi.fn();
  void loadRouteModule(lost, {}, leave).then(settled, settled);
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce(), 20_000);
  await expect(loadRouteModule(lost, {}, leave)).rejects.toThrow();
  expect(leave).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
});
