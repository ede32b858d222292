import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStoreBranch } from '../testing/a-store-branch';
import { groupByRegion, matchesQuery } from './branch-groups';
import { regionCodes } from './region';

describe('groupByRegion', () => {
  it('starts with Prague, leaves empty regions out and sorts names by the Czech alphabet', () => {
    const groups = groupByRegion(
      [
        aStoreBranch({ name: 'Zlín', region: 'zlinsky' }),
        aStoreBranch({ name: 'Praha – Zličín', region: 'praha' }),
        aStoreBranch({ name: 'Praha – Chodov', region: 'praha' }),
        aStoreBranch({ name: 'Praha – Hostivař', region: 'praha' }),
      ],
      'cs',
    );
    expect(groups.map(({ region, branches }) => [region, branches.map(({ name }) => name)])).toEqual([
      ['praha', ['Praha – Hostivař', 'Praha – Chodov', 'Praha – Zličín']],
      ['zlinsky', ['Zlín']],
    ]);
  });

  it('neither loses nor duplicates a branch', () => {
    const branches = fc.array(fc.record({ name: fc.string(), region: fc.constantFrom(...regionCodes) }));
    fc.assert(
      fc.property(branches, (list) => {
        const grouped = groupByRegion(list, 'cs').flatMap((group) => group.branches);
        expect(new Set(grouped)).toEqual(new Set(list));
        expect(grouped).toHaveLength(list.length);
      }),
    );
  });
});

describe('matchesQuery', () => {
  const branch = aStoreBranch({
    name: 'České Budějovice',
    address: { street: 'Pražská 5', city: 'České Budějovice', postcode: '370 04', countryCode: 'CZE' },
  });

  it.each(['budejovice', 'ČESKÉ', 'praz', '37004', '370 04', 'pražská budějovice', '', '  '])(
    'finds by %j',
    (query) => {
      expect(matchesQuery(branch, query)).toBe(true);
    },
  );

  it.each(['Brno', 'budejovice brno'])('does not match %j', (query) => {
    expect(matchesQuery(branch, query)).toBe(false);
  });
});
