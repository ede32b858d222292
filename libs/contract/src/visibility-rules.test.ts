import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisibleToViewer, nextVisibilityChange, type VisibilityRules } from './visibility-rules';

const now = new Date('2026-05-10T12:00:00Z');
const [before, after] = ['2026-05-09T00:00:00+02:00', '2026-05-11T00:00:00+02:00'];
const unrestricted = { groups: [], limit: null };

describe('isVisibleToViewer', () => {
  it.each([
    ['without a limit', null, true],
    ['between its dates', { start: before, end: after }, true],
    ['before its start', { start: after, end: after }, false],
    ['after its end', { start: before, end: before }, false],
    ['without a start', { start: null, end: after }, false],
    ['without an end', { start: before, end: null }, false],
    ['with dates that are none', { start: 'včera', end: 'zítra' }, false],
  ])('%s', (_, limit, visible) => {
    expect(isVisibleToViewer({ ...unrestricted, limit }, { groups: [], now })).toBe(visible);
  });

  it.each([
    [[], [], true],
    [[], ['business'], true],
    [['business'], [], false],
    [['business'], ['customers'], false],
    [['business', 'club'], ['club'], true],
  ])('content for the groups %j is visible to %j: %s', (groups, viewers, visible) => {
    expect(isVisibleToViewer({ ...unrestricted, groups }, { groups: viewers, now })).toBe(visible);
  });
});

describe('nextVisibilityChange', () => {
  it('is the next start or end, and none where nothing is limited', () => {
    const limited = (start: string | null, end: string | null): VisibilityRules => ({
      ...unrestricted,
      limit: { start, end },
    });
    expect(nextVisibilityChange([unrestricted, limited(before, before), limited(null, after)], now)).toBeNull();
    expect(
      nextVisibilityChange([limited(before, '2026-05-12T00:00:00Z'), limited(after, '2026-06-01T00:00:00Z')], now),
    ).toEqual(new Date(after));
  });

  it('implies no change until then', () => {
    const arbitraryDate = fc
      .integer({ min: 0, max: 50 })
      .map((minute) => new Date(now.getTime() + (minute - 25) * 60_000));
    const arbitraryRules = fc.tuple(arbitraryDate, arbitraryDate).map(([start, end]): VisibilityRules => ({
      ...unrestricted,
      limit: { start: start.toISOString(), end: end.toISOString() },
    }));
    fc.assert(
      fc.property(fc.array(arbitraryRules), (rules) => {
        const change = nextVisibilityChange(rules, now);
        const until = new Date((change?.getTime() ?? now.getTime() + 3_600_000) - 1);
        for (const one of rules) {
          expect(isVisibleToViewer(one, { groups: [], now: until })).toBe(isVisibleToViewer(one, { groups: [], now }));
        }
      }),
    );
  });
});
