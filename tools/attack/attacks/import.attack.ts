import { expect, it } from 'vitest';
import { importMeanwhile } from '../src/imports/import-meanwhile';

it('an import through the running backend refuses no shopper and forgets no sale', async () => {
  const report = await importMeanwhile({
    databaseUrl: undefined,
    products: 1_300,
    shoppers: 2,
    seed: 20_261,
    quietMs: 3_000,
    say: () => undefined,
  });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
});
