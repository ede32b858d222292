import * as fc from 'fast-check';
import { routeOf } from '@vyloha/links';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entriesPerPart, shopEntries, sitemapEntriesResponse, sitemapParts } from './sitemap';

const both = (cs: string, sk = cs) => ({ cs, sk });
const lastModified = '2026-11-21T09:00:00.000Z';

describe('sitemapParts', () => {
  it('holds every page once, in parts that robots accept', () => {
    fc.assert(
      fc.property(fc.nat(200_000), (total) => {
        const count = Math.ceil(total / entriesPerPart);
        const starts = Array.from({ length: Math.max(count - 1, 0) }, (_, at) => `p-${at + 1}`);
        const kinds = [{ type: 'product', total, lastModified, starts }] as const;
        const parts = sitemapParts(kinds).filter(({ type }) => type !== null);
        expect(parts.map(({ after }) => after)).toEqual(count === 0 ? [] : ['', ...starts]);
        let next = 0;
        for (const part of parts) {
          expect(part.total).toBeGreaterThan(0);
          expect(part.total).toBeLessThanOrEqual(Math.min(entriesPerPart, 50_000));
          next += part.total;
        }
        expect(next).toBe(total);
      }),
    );
  });
});

describe('sitemapEntriesResponse', () => {
  it.each([
    ['product', null, '/produkt/jaro'],
    ['category', null, '/jaro'],
    ['page', null, '/stranka/jaro'],
    ['article_category', null, '/clanky/jaro'],
    ['article_category', both('rady'), '/clanky/rady/jaro'],
    ['article_tag', null, '/clanky/stitek/jaro'],
    ['term', null, '/slovnik/jaro'],
  ] as const)('puts %s with %j at %s', (type, parent, path) => {
    const wire = { entities: [{ slug: both('jaro', 'jar'), parent, lastModified }], next: null };
    const [entry] = v.parse(sitemapEntriesResponse(type), wire).entries;
    expect(entry).toEqual({ path: { cs: path, sk: path.replace('jaro', 'jar') }, lastModified });
  });
});

describe('shopEntries', () => {
  it('leads to pages only that a route knows, each once', () => {
    const own = shopEntries().map(({ path }) => path.cs);
    expect(new Set(own).size).toBe(own.length);
    for (const path of own) expect(routeOf(path.replace(/\?.*/, '')).name).not.toBe('all');
  });
});
