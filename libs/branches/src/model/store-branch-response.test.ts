import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aStoreBranch } from '../testing/a-store-branch';
import { storeBranchesResponse } from './store-branch-response';

function aWireBranch(changes: Record<string, unknown> = {}) {
  const { address, ...branch } = aStoreBranch();
  return { ...branch, ...address, houseNumber: '12', ...changes };
}

describe('storeBranchesResponse', () => {
  it('parses a branch', () => {
    expect(v.parse(storeBranchesResponse, [aWireBranch()])).toEqual([aStoreBranch()]);
  });

  it.each([
    ['Sokolovská', '12', 'Sokolovská 12'],
    ['Sokolovská 12', '12', 'Sokolovská 12'],
    ['Náměstí 28. října', '28', 'Náměstí 28. října 28'],
    ['Sokolovská 12', null, 'Sokolovská 12'],
  ])('writes %j and %j as %j', (street, houseNumber, expected) => {
    const [branch] = v.parse(storeBranchesResponse, [aWireBranch({ street, houseNumber })]);
    expect(branch?.address.street).toBe(expected);
  });
});
