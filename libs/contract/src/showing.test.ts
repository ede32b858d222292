import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShown, nextChange, type Showing } from './showing';

const now = new Date('2026-05-10T12:00:00Z');
const [before, after] = ['2026-05-09T00:00:00+02:00', '2026-05-11T00:00:00+02:00'];
const forAll = { groups: [], limit: null };

describe('isShown', () => {
  it.each([
    ['without a limit', null, true],
    ['between its dates', { start: before, end: after }, true],
    ['before its start', { start: after, end: after }, false],
    ['after its end', { start: before, end: before }, false],
    ['without a start', { start: null, end: after }, false],
    ['without an end', { start: before, end: null }, false],
    ['with dates that are none', { start: 'včera', end: 'zítra' }, false],
  ])('%s', (_, limit, shown) => {
    expect(isShown({ ...forAll, limit }, { groups: [], now })).toBe(shown);
  });

  it.each([
    [[], [], true],
    [[], ['business'], true],
    [['business'], [], false],
    [['business'], ['customers'], false],
    [['business', 'club'], ['club'], true],
  ])('content of the groups %j shows to %j: %s', (groups, viewers, shown) => {
    expect(isShown({ ...forAll, groups }, { groups: viewers, now })).toBe(shown);
  });
});

describe('nextChange', () => {
  it('is the first beginning or end to come, and none where nothing is limited', () => {
    const limited = (start: string | null, end: string | null): Showing => ({ ...forAll, limit: { start, end } });
    expect(nextChange([forAll, limited(before, before), limited(null, after)], now)).toBeNull();
    expect(nextChange([limited(before, '2026-05-12T00:00:00Z'), limited(after, '2026-06-01T00:00:00Z')], now)).toEqual(
      new Date(after),
    );
  });

  it('leaves everything as it is until then', () => {
    const moment = fc.integer({ min: 0, max: 50 }).map((minute) => new Date(now.getTime() + (minute - 25) * 60_000));
    const showing = fc
      .tuple(moment, moment)
      .map(([start, end]): Showing => ({ ...forAll, limit: { start: start.toISOString(), end: end.toISOString() } }));
    fc.assert(
      fc.property(fc.array(showing), (showings) => {
        const change = nextChange(showings, now);
        const until = new Date((change?.getTime() ?? now.getTime() + 3_600_000) - 1);
        for (const one of showings) {
          expect(isShown(one, { groups: [], now: until })).toBe(isShown(one, { groups: [], now }));
        }
      }),
    );
  });
});
