import { getTableColumns } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shopOrder } from './tables';
import { checkoutAttributes, checkoutColumns, checkoutInputs, toAttributes, toCheckoutValues } from './checkout-fields';

const inputSchema = v.object(checkoutInputs);
const empty = toCheckoutValues(v.parse(inputSchema, {}));

describe('fields of the checkout', () => {
  it('are columns of the order', () => {
    expect(Object.keys(getTableColumns(shopOrder))).toEqual(expect.arrayContaining(Object.keys(checkoutColumns)));
    expect(Object.keys(empty).sort()).toEqual(Object.keys(checkoutColumns).sort());
  });

  it('are null or false where the shopper filled in nothing', () => {
    expect(new Set(Object.values(empty))).toEqual(new Set([null, false]));
    const blank = { comment: ' ', shipper_comment: null, custom: { formalTitle: '', dateOfBirth: '', ICDPH: '' } };
    expect(toCheckoutValues(v.parse(inputSchema, blank))).toEqual(empty);
  });

  it('are kept as filled in, those under `custom` as well; anything else is not kept', () => {
    const input = {
      comment: ' Zabalit ',
      newsletter: true,
      utm: { utm_source: 'news' },
      custom: { ICDPH: 'SK2020273893', formalTitle: 'Mrs', colour: 'red' },
      password: 'Vyloha-2026',
    };
    const filledIn = {
      comment: 'Zabalit',
      newsletter: true,
      utm: input.utm,
      vatinSvk: 'SK2020273893',
      formalTitle: 'Mrs',
    };
    expect(toCheckoutValues(v.parse(inputSchema, input))).toEqual({ ...empty, ...filledIn });
  });

  it('reject what they cannot store', () => {
    expect(v.is(inputSchema, { comment: 'x'.repeat(2_001) })).toBe(false);
    expect(v.is(inputSchema, { custom: { formalTitle: 'Dr' } })).toBe(false);
    expect(v.is(inputSchema, { custom: { dateOfBirth: 'yesterday' } })).toBe(false);
  });

  it('are shown to clients where the registry says so', () => {
    expect(Object.keys(checkoutAttributes)).toEqual(['heurekaAllow', 'zboziAllow', 'customOrderNumber']);
    const row = { ...empty, heurekaAllow: true, newsletter: true, customOrderNumber: 'OBJ-7' };
    expect(toAttributes(row)).toEqual({ heurekaAllow: true, zboziAllow: false, customOrderNumber: 'OBJ-7' });
  });
});
