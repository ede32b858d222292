import { translatorFor } from '@vyloha/i18n/server';
import { notFound } from '@vyloha/links/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHost } from '../../../server/testing/a-host';
import type { RunningHost } from '../../../server/testing/a-host';
import { startFakeBackend } from '../../../server/testing/fake-backend';
import type { FakeBackend } from '../../../server/testing/fake-backend';
import { createServerBuild } from '../../../server/testing/server-build';
import type { ServerRoute } from '../../../server/testing/server-build';
import { listTableRoutes } from '../../../server/testing/storefront-build';
import { wrapPageRoutes } from './wrap-page-routes.server';

const loader = async () => ({ value: 1 });
const root: ServerRoute = { id: 'root', path: '', module: { default: () => null } };

function createBuild(module: Partial<ServerRoute['module']>) {
  const page: ServerRoute = { id: 'page', parentId: 'root', path: 'page', module: { default: () => null, ...module } };
  return createServerBuild({ root, page });
}

describe('wrapPageRoutes', () => {
  it.each([
    [{ handle: { i18n: 'cart' }, loader }, /route page/],
    [{ handle: { il8n: ['cart'] }, loader }, /route page/],
    [{ handle: { layout: 'chekout' }, loader }, /route page/],
    [{ handle: { i18n: ['cart'] } }, /no loader/],
  ])('refuses %j', (module, message) => {
    expect(() => wrapPageRoutes(createBuild(module))).toThrow(message);
  });

  it('accepts the handle of every page, all of which have an error boundary and meta tags', async () => {
    const pages = (await listTableRoutes()).filter(({ module }) => module.default !== undefined);
    expect(pages.length).toBeGreaterThan(40);
    for (const { id, module } of pages) {
      expect(() => wrapPageRoutes(createBuild(module)), id).not.toThrow();
      expect(module, id).toMatchObject({ ErrorBoundary: expect.any(Function), meta: expect.any(Function) });
    }
  });
});

describe('a soft navigation to a nested page', () => {
  let backend: FakeBackend;
  let host: RunningHost;

  beforeAll(async () => {
    backend = await startFakeBackend();
    const area: ServerRoute = {
      id: 'area',
      parentId: 'root',
      path: 'area',
      module: { default: () => null, handle: { i18n: ['session'] }, loader },
    };
    const page: ServerRoute = {
      id: 'page',
      parentId: 'area',
      path: 'page',
      module: { default: () => null, handle: { i18n: ['cart.credits'] }, loader },
    };
    host = await aHost(backend, {}, { build: createServerBuild({ root, area, page }) });
  });

  afterAll(async () => {
    await host.close();
    await backend.close();
  });

  it('brings the texts of the area and of the page', async () => {
    const response = await host.get('/area/page.data');
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('"session"');
    expect(text).toContain(JSON.stringify(translatorFor('cs')('session:restricted')));
    expect(text).toContain('"credits"');
  });
});

it('a route that only scripts call says that it has found nothing, without an error in the log', async () => {
  const backend = await startFakeBackend();
  const part: ServerRoute = {
    id: 'part',
    parentId: 'root',
    path: 'part',
    module: {
      default: undefined,
      loader: () => {
        throw notFound();
      },
    },
  };
  const host = await aHost(backend, {}, { build: createServerBuild({ root, part }) });
  expect((await host.get('/part')).status).toBe(404);
  expect(host.lines.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
  await host.close();
  await backend.close();
});
