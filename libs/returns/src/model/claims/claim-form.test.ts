import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { claimFormInput, itemValue } from './claim-form';

const fields = {
  item: itemValue('o-1', 'ci-2'),
  amount: '2',
  description: ' Kape ',
  solution: 'repair',
  photos: 'a,b',
};
const parse = (changes: object) => v.safeParse(claimFormInput, { ...fields, ...changes });

describe('claimFormInput', () => {
  it('reads the line, the amount and the photographs', () => {
    expect(parse({}).output).toEqual({
      item: { orderId: 'o-1', itemId: 'ci-2' },
      amount: 2,
      description: 'Kape',
      solution: 'repair',
      photos: ['a', 'b'],
    });
  });

  it.each([
    ['item', ''],
    ['item', 'o-1'],
    ['item', '../user:x'],
    ['amount', '0'],
    ['amount', '1,5'],
    ['amount', '-1'],
    ['description', '  '],
    ['description', 'a'.repeat(5001)],
    ['solution', 'all'],
  ])('refuses %s %j', (name, value) => {
    expect(
      parse({ [name]: value })
        .issues?.map((issue) => v.getDotPath(issue))
        .at(0),
    ).toBe(name);
  });
});
