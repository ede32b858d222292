import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStickyState, stickyStates, type StickyEvent, type StickyState } from './sticky-header';

const edge = 200;
const scrolled = (from: number, to: number): StickyEvent => ({ type: 'scrolled', from, to, edge });
const measured: StickyEvent = { type: 'measured' };

describe('the sticky header', () => {
  it.each<[StickyState, string, StickyEvent, StickyState]>([
    ['not_sticky', 'a little down', scrolled(0, 100), 'not_sticky'],
    ['not_sticky', 'past its place', scrolled(100, 201), 'sticky_not_ready'],
    ['not_sticky', 'measured', measured, 'not_sticky'],
    ['sticky_not_ready', 'on down', scrolled(300, 400), 'sticky_not_ready'],
    ['sticky_not_ready', 'up', scrolled(400, 300), 'sticky_not_ready'],
    ['sticky_not_ready', 'back to its place', scrolled(300, 200), 'not_sticky'],
    ['sticky_not_ready', 'measured', measured, 'sticky_ready'],
    ['sticky_ready', 'down', scrolled(300, 400), 'sticky_invisible'],
    ['sticky_ready', 'up', scrolled(400, 300), 'sticky_visible'],
    ['sticky_ready', 'not at all', scrolled(400, 400), 'sticky_ready'],
    ['sticky_invisible', 'up', scrolled(400, 300), 'sticky_visible'],
    ['sticky_invisible', 'measured', measured, 'sticky_invisible'],
    ['sticky_visible', 'down', scrolled(300, 400), 'sticky_invisible'],
    ['sticky_visible', 'up to its place', scrolled(300, 150), 'sticky_visible'],
    ['sticky_visible', 'to the top', scrolled(150, 0), 'not_sticky'],
    ['sticky_invisible', 'to the top at once', scrolled(900, 0), 'not_sticky'],
  ])('%s, %s', (state, _, event, next) => {
    expect(nextStickyState(state, event)).toBe(next);
  });

  it('is not sticky at the top of the page, and becomes visible only after it was measured', () => {
    const move = fc.oneof(fc.constant(measured), fc.nat(2000));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let [state, at, wasMeasured]: [StickyState, number, boolean] = ['not_sticky', 0, false];
        for (const step of moves) {
          const event = typeof step === 'number' ? scrolled(at, step) : step;
          state = nextStickyState(state, event);
          if (typeof step === 'number') at = step;
          wasMeasured = state !== 'not_sticky' && (wasMeasured || event.type === 'measured');
          expect(stickyStates).toContain(state);
          if (at === 0) expect(state).toBe('not_sticky');
          if (state === 'sticky_visible' || state === 'sticky_invisible') expect(wasMeasured).toBe(true);
        }
      }),
    );
  });
});
