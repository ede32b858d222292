import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shoppingStopResponse, stopsDomain } from './shopping-stop';

const read = (cart: object | null) => v.parse(shoppingStopResponse, { configuration: { cart } });
const stopped = { shopping_disabled: true, shopping_disabled_text: { cs: 'Inventura', sk: '' }, domain_enabled: [] };

describe('shopping stop', () => {
  it('says in each language why, in Czech where the Slovak words are missing', () => {
    expect(read(stopped)).toEqual({ text: { cs: 'Inventura', sk: 'Inventura' }, domainCodes: [] });
    expect(read({ ...stopped, shopping_disabled_text: null })?.text).toEqual({ cs: null, sk: null });
  });

  it('is none while the shop sells', () => {
    expect(read({ ...stopped, shopping_disabled: false })).toBeNull();
    expect(read(null)).toBeNull();
    expect(v.parse(shoppingStopResponse, { configuration: null })).toBeNull();
  });

  it.each([
    [[], 'cz', true],
    [['cz'], 'cz', true],
    [['sk'], 'cz', false],
  ])('for the domains %j stops %s: %s', (domainCodes, code, stops) => {
    expect(stopsDomain({ text: { cs: null, sk: null }, domainCodes }, code)).toBe(stops);
  });
});
