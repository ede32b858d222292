import { afterAll, beforeAll, expect, it } from 'vitest';
import { killUnderLoad } from '../src/kills/kill-run';
import { startPostgres } from '../src/shop/postgres';
import type { Postgres } from '../src/shop/postgres';

const killOptions = {
  backendKills: 3,
  storefrontKills: 1,
  shoppers: 4,
  seed: 20_261,
  maxMs: 90_000,
  log: () => undefined,
};
let postgres: Postgres | null;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres?.stop());

it('no acknowledged order is lost or duplicated by kills, and stock is exact: embedded database', async () => {
  const report = await killUnderLoad({ ...killOptions, databaseUrl: undefined });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
});

it('no acknowledged order is lost or duplicated by kills, and stock is exact: PostgreSQL where available', async () => {
  if (postgres === null) return;
  const report = await killUnderLoad({ ...killOptions, databaseUrl: await postgres.createShop() });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
});
