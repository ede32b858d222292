import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCartCommand } from './cart-command';

const addOf = (fields: Record<string, unknown>) => parseCartCommand(fields);

describe('adding', () => {
  it('needs only the variant', () => {
    expect(addOf({ id: 'v-1' })).toEqual({
      ok: true,
      value: { intent: 'add', input: { variantId: 'v-1', amount: 1, isForCredits: false } },
    });
  });

  it('counts metres in steps', () => {
    const parsed = addOf({ intent: 'add', id: 'v-hose', quantity: '2,5', multiplier: '0.1' });
    expect(parsed).toMatchObject({ ok: true, value: { input: { amount: 25 } } });
  });

  it('remembers what was typed where whole steps do not make it', () => {
    const parsed = addOf({ id: 'v-hose', quantity: '2,53', multiplier: '0.1' });
    expect(parsed).toMatchObject({ ok: true, value: { input: { amount: 25, typedQuantity: 2.53 } } });
  });

  it('reads that it is paid with credits', () => {
    const parsed = addOf({ id: 'v-1', forCredits: 'true' });
    expect(parsed).toMatchObject({ value: { input: { isForCredits: true } } });
  });

  it.each([
    ['0', '1', 'invalid'],
    ['', '1', 'invalid'],
    ['-1', '1', 'invalid'],
    ['mnoho', '1', 'invalid'],
    ['1,5', '1', 'fraction'],
    ['1,5555', '0.1', 'tooFine'],
    ['1000000', '1', 'tooLarge'],
    ['99999999999999999999', '1', 'tooLarge'],
  ])('rejects the quantity %j in steps of %s: %s', (quantity, multiplier, reason) => {
    const problem = { kind: 'quantityInvalid', reason };
    expect(addOf({ id: 'v-1', quantity, multiplier })).toEqual({ ok: false, problem });
  });

  it.each([{ id: '' }, { id: '  ' }, {}, { id: 'x'.repeat(101) }])('requires a variant in %j', (fields) => {
    expect(addOf(fields)).toEqual({ ok: false, problem: { kind: 'variantRequired' } });
  });

  it('takes every integer number of pieces as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (pieces) => {
        expect(addOf({ id: 'v-1', quantity: String(pieces) })).toMatchObject({
          value: { input: { amount: pieces } },
        });
      }),
    );
  });
});

describe('lines', () => {
  it.each([
    { intent: 'change', lineId: 'ci-1', quantity: '3' },
    { intent: 'remove', lineId: 'ci-1' },
    { intent: 'empty' },
  ])('reads %j', (fields) => {
    expect(parseCartCommand({ ...fields, unrelated: 'field' })).toEqual({ ok: true, value: fields });
  });

  it.each([{ intent: 'remove' }, { intent: 'change', lineId: 'ci-1' }, { intent: 'sell' }, { intent: 5 }])(
    'does not guess what %j means',
    (fields) => {
      expect(parseCartCommand(fields)).toEqual({ ok: false, problem: { kind: 'unknown' } });
    },
  );
});
