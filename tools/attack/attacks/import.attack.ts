import { expect, it } from 'vitest';
import { importUnderLoad } from '../src/imports/import-under-load';

it('an import through the running backend rejects no shopper and loses no sale', async () => {
  const report = await importUnderLoad({
    databaseUrl: undefined,
    products: 1_300,
    shoppers: 2,
    seed: 20_261,
    baselineMs: 3_000,
    log: () => undefined,
  });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
});
