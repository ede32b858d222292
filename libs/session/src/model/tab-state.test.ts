import { describe, expect, it } from 'vitest';
import { answerToTab, parseTabState } from './tab-state';

const mine = { cart: 'guest v-1×2', currency: 'CZK' };

describe('tabs of one shop', () => {
  it.each([
    [mine, 'nothing'],
    [{ ...mine, cart: 'guest v-1×3' }, 'revalidate'],
    [{ ...mine, currency: 'EUR' }, 'reload'],
    [{ cart: '', currency: 'EUR' }, 'reload'],
    [null, 'nothing'],
  ] as const)('hearing %o → %s', (theirs, answer) => {
    expect(answerToTab(mine, theirs)).toBe(answer);
  });

  it('read only what a tab wrote', () => {
    expect(parseTabState(JSON.stringify(mine))).toEqual(mine);
    for (const text of [null, '', '{', '[]', '{"cart":1}']) expect(parseTabState(text)).toBeNull();
  });
});
