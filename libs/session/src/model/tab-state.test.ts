import { describe, expect, it } from 'vitest';
import { getTabAction, parseTabState } from './tab-state';

const ownState = { cart: 'guest v-1×2', currency: 'CZK' };

describe('tabs of the shop', () => {
  it.each([
    [ownState, 'nothing'],
    [{ ...ownState, cart: 'guest v-1×3' }, 'revalidate'],
    [{ ...ownState, currency: 'EUR' }, 'reload'],
    [{ cart: '', currency: 'EUR' }, 'reload'],
    [null, 'nothing'],
  ] as const)('hearing %o → %s', (theirs, answer) => {
    expect(getTabAction(ownState, theirs)).toBe(answer);
  });

  it('parse only what a tab wrote', () => {
    expect(parseTabState(JSON.stringify(ownState))).toEqual(ownState);
    for (const text of [null, '', '{', '[]', '{"cart":1}']) expect(parseTabState(text)).toBeNull();
  });
});
