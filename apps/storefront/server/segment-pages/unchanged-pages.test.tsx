import { useLoaderData } from '@remix-run/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cacheLifetimes } from '../memory/cache-lifetimes';
import { aHost } from '../testing/a-host';
import type { RunningHost } from '../testing/a-host';
import { startFakeBackend } from '../testing/fake-backend';
import type { FakeBackend } from '../testing/fake-backend';
import { createFixtureBuild } from '../testing/fixture-build';

const counts = { loaded: 0, rendered: 0 };
let name = 'Konev';

async function loadCategory() {
  counts.loaded += 1;
  return { name };
}

function Category() {
  counts.rendered += 1;
  return <p data-name={useLoaderData<typeof loadCategory>().name} />;
}

let backend: FakeBackend;
let host: RunningHost;

beforeAll(async () => {
  const build = createFixtureBuild();
  const { category } = build.routes;
  if (category === undefined) throw new Error('No such route');
  category.module = { ...category.module, default: Category, loader: loadCategory };
  backend = await startFakeBackend();
  host = await aHost(backend, {}, { build });
});

afterAll(() => Promise.all([host.close(), backend.close()]));

async function get(): Promise<string> {
  return (await host.get('/zahrada')).text();
}

/** Counts from here on, with the page in memory and no longer fresh. */
async function age(): Promise<void> {
  await get();
  Object.assign(counts, { loaded: 0, rendered: 0 });
  host.agePages(cacheLifetimes.freshMs);
}

beforeEach(age);

it('a page of the same data is fresh again without being rendered', async () => {
  const before = await get();
  await expect.poll(() => counts.loaded).toBe(1);
  host.agePages(cacheLifetimes.freshMs / 2);
  expect(await get()).toBe(before);
  expect(counts).toEqual({ loaded: 1, rendered: 0 });
});

it('a page of other data is rendered', async () => {
  name = 'Hadice';
  await get();
  await expect.poll(get).toContain('data-name="Hadice"');
  expect(counts.rendered).toBe(1);
});

it('a page that is too old is checked before it is served', async () => {
  host.agePages(cacheLifetimes.maxAgeMs);
  name = 'Lopata';
  expect(await get()).toContain('data-name="Lopata"');
});
