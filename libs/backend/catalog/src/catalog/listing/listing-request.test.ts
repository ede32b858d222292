import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError } from '@vyloha/backend-kernel';
import { parseListingRequest } from './listing-request';

const encode = (scope: unknown) => Buffer.from(JSON.stringify(scope)).toString('base64url');

function findRefusedField(encoded: string): string | undefined {
  try {
    parseListingRequest(encoded);
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return error.reasons[0]?.field;
    throw error;
  }
  throw new Error('was not refused');
}

describe('parseListingRequest', () => {
  it('reads an empty scope as the first page of the whole shop', () => {
    expect(parseListingRequest(encode({}))).toEqual({
      source: { scope: { kind: 'shop' } },
      filters: {},
      sort: 'DefaultSort',
      page: 1,
      perPage: 21,
      withFacets: true,
      withTax: true,
    });
  });

  it('treats a NUL as a space', () => {
    expect(parseListingRequest(encode({ query: 'zahradní\0hadice' })).source).toEqual({ query: 'zahradní hadice' });
  });

  it('parses every filter of a listing', () => {
    const scope = {
      category: 'c-hadice',
      filters: { 'par-color': ['pv-green'], 'par-length': { from: 10, to: 25 }, 'par-size': [], 'par-width': {} },
      price: { from: 100 },
      availability: true,
      tags: ['t-novinka'],
      brands: ['b-rosa'],
      ratings: ['4'],
      branches: ['br-karlin'],
      sort: 'PriceSortDESC',
      page: 2,
      perPage: 200,
    };
    expect(parseListingRequest(encode(scope))).toEqual({
      source: { scope: { kind: 'category', id: 'c-hadice' } },
      filters: {
        parameters: { 'par-color': ['pv-green'], 'par-length': { from: 10, to: 25 } },
        price: { from: 100 },
        available: true,
        tags: ['t-novinka'],
        brands: ['b-rosa'],
        ratings: ['4'],
        branches: ['br-karlin'],
      },
      sort: 'PriceSortDESC',
      page: 2,
      perPage: 200,
      withFacets: true,
      withTax: true,
    });
  });

  it.each([
    [{ virtualCategory: 'vc-1' }, { scope: { kind: 'virtualCategory', id: 'vc-1' } }],
    [{ brand: 'b-rosa' }, { scope: { kind: 'brand', id: 'b-rosa' } }],
    [{ query: 'hadice' }, { query: 'hadice' }],
  ])('parses the source of %j as %j', (scope, source) => {
    expect(parseListingRequest(encode(scope)).source).toEqual(source);
  });

  it.each([
    ['not base64 of JSON', 'scope'],
    [encode('c-a'), 'scope'],
    [encode({ category: 'c-a', brand: 'b-a' }), 'scope'],
    [encode({ sort: 'NoSort' }), 'scope.sort'],
    [encode({ page: 0 }), 'scope.page'],
    [encode({ page: 1.5 }), 'scope.page'],
    [encode({ perPage: 201 }), 'scope.perPage'],
    [encode({ filters: { 'par-color': 'pv-green' } }), 'scope.filters.par-color'],
    [encode({ price: { from: '100' } }), 'scope.price.from'],
    [encode({ colour: 'red' }), 'scope.colour'],
  ])('refuses %s at %s', (encoded, field) => {
    expect(findRefusedField(encoded)).toBe(field);
  });

  it('fails only with an HttpError', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(encode), fc.jsonValue().map(encode)), (encoded) => {
        try {
          expect(parseListingRequest(encoded).perPage).toBeLessThanOrEqual(200);
        } catch (error) {
          expect(error).toBeInstanceOf(HttpError);
        }
      }),
    );
  });
});
