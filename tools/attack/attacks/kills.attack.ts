import { afterAll, beforeAll, expect, it } from 'vitest';
import { killUnderLoad } from '../src/kills/kill-run';
import { startPostgres } from '../src/shop/postgres';
import type { Postgres } from '../src/shop/postgres';

const few = { backendKills: 3, storefrontKills: 1, shoppers: 4, seed: 20_261, maxMs: 90_000, say: () => undefined };
let postgres: Postgres | null;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres?.stop());

it('no acknowledged order is lost or doubled by kills, and stock is exact: embedded database', async () => {
  const report = await killUnderLoad({ ...few, databaseUrl: undefined });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
});

it('no acknowledged order is lost or doubled by kills, and stock is exact: PostgreSQL where one can be had', async () => {
  if (postgres === null) return;
  const report = await killUnderLoad({ ...few, databaseUrl: await postgres.createShop() });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
});
