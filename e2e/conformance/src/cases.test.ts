import { describe, expect, inject, it } from 'vitest';
import { levels } from './case';
import { allCases } from './cases/all-cases';
import { failuresOf, readExamples, writeExamples } from './record/examples';
import { Recorder } from './record/recorder';
import { runCase } from './run-case';
import { newShop } from './shop/world';

const shop = newShop(inject('shop'));
const recorder = new Recorder();
let ran = 0;

describe.each(levels)('the backend conforms to the level %s', (level) => {
  const cases = allCases.filter((entry) => entry.level === level);
  it.each(cases)('$operation: $title', async (entry) => {
    const { outcome, reason } = await runCase(entry, shop, (exchange) => recorder.add(exchange));
    ran += 1;
    expect(reason).toBe('');
    expect(outcome).toBe('passed');
  });
});

it('the OpenAPI document has the errors that the cases saw; `nx record conformance` writes them', ({ skip }) => {
  if (ran < allCases.length) skip('only with all cases');
  if (process.env['CONFORMANCE_RECORD'] !== undefined) writeExamples(recorder.result());
  expect(failuresOf(recorder.result())).toEqual(failuresOf(readExamples()));
});
