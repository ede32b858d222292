import { byLocale } from '@vyloha/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { salesPauseResponse, isDomainPaused } from './sales-pause';

const read = (cart: object | null) => v.parse(salesPauseResponse, { configuration: { cart } });
const stopped = { shopping_disabled: true, shopping_disabled_text: { cs: 'Inventura', sk: '' }, domain_enabled: [] };

describe('sales pause', () => {
  it('has its text in each language, in Czech where the Slovak one is missing', () => {
    expect(read(stopped)).toEqual({ text: byLocale(() => 'Inventura'), domainCodes: [] });
    expect(read({ ...stopped, shopping_disabled_text: null })?.text).toEqual(byLocale(() => null));
  });

  it('is absent while the shop sells', () => {
    expect(read({ ...stopped, shopping_disabled: false })).toBeNull();
    expect(read(null)).toBeNull();
    expect(v.parse(salesPauseResponse, { configuration: null })).toBeNull();
  });

  it.each([
    [[], 'cz', true],
    [['cz'], 'cz', true],
    [['sk'], 'cz', false],
  ])('for the domains %j pauses %s: %s', (domainCodes, code, stops) => {
    expect(isDomainPaused({ text: byLocale(() => null), domainCodes }, code)).toBe(stops);
  });
});
