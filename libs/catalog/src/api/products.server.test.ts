import { BackendUnavailable } from '@vyloha/http-client';
import { aHandlerContext } from '@vyloha/session/testing';
import { describe, expect, it, vi } from 'vitest';
import { emptyListing, encodeScope, type ListingScope } from '../model/listing/listing';
import { getListing } from './products.server';

const scope: ListingScope = { sort: 'RatingSort', page: 1, perPage: 21, withTax: true };

/** A content system that refuses the first call. */
function aRefusing(status: number) {
  const { cms } = aHandlerContext().context;
  const refusal = new BackendUnavailable('GET', { reason: 'status', requestId: 'r', status });
  return { cms, rest: vi.spyOn(cms, 'rest').mockResolvedValue(emptyListing).mockRejectedValueOnce(refusal) };
}

describe('an order of our own', () => {
  it('is the default one at a backend that does not know it', async () => {
    const { cms, rest } = aRefusing(400);
    expect(await getListing(cms, scope)).toBe(emptyListing);
    expect(rest).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { scope: encodeScope({ ...scope, sort: 'DefaultSort' }) } }),
    );
  });

  it('does not hide other failures', async () => {
    await expect(getListing(aRefusing(503).cms, scope)).rejects.toThrow('503');
  });
});
