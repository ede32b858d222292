import { expect, it } from 'vitest';
import { restartUnderLoad } from '../src/hosts/rolling-restart';
import { startPostgres } from '../src/shop/postgres';

it('no request fails during a rolling restart of two hosts of each on one PostgreSQL', async () => {
  const postgres = await startPostgres();
  if (postgres === null) return;
  try {
    const databaseUrl = await postgres.createShop();
    const report = await restartUnderLoad({ databaseUrl, rounds: 1, shoppers: 4, seed: 20_261, log: () => undefined });
    expect(report.problems).toEqual([]);
    expect(report.failures).toBe(0);
    expect(report.acknowledged).toBeGreaterThan(0);
  } finally {
    await postgres.stop();
  }
});
