import { describe, expect, it } from 'vitest';
import { readCatalogIndex } from './catalog-index';
import { isRightProduct } from './is-right';
import { queriesByShop, shopDocuments, shopNames } from './measured-shops';
import { halfOf } from './shopper-query';

/** Ends of addresses of lists, which no document has. */
const listAddresses = ['pobocky'];

describe.each(shopNames)('queries of shoppers of %s', (name) => {
  const { tuning, unused } = queriesByShop[name];
  const queries = [...tuning, ...unused];
  const catalog = readCatalogIndex(shopDocuments(name, new Date('2026-11-21T09:00:00Z')));
  const products = [...catalog.products.values()];

  it('are there once', () => {
    expect(new Set(queries.map(({ language, query }) => `${language} ${query}`)).size).toBe(queries.length);
  });

  it('have answers that the shop has', () => {
    const unanswerable = queries.filter(({ answer: { product, links = [], nothing } }) => {
      if (nothing === true) return false;
      const hasProduct = product !== undefined && products.some((candidate) => isRightProduct(product, candidate));
      return !hasProduct && !links.some((id) => catalog.idsByName.has(id) || listAddresses.includes(id));
    });
    expect(unanswerable).toEqual([]);
  });

  it('name nothing that is not there', () => {
    const links = queries.flatMap(({ answer }) => answer.links ?? []);
    const named = queries.flatMap(({ answer }) => answer.product?.named ?? []);
    expect(links.filter((id) => !catalog.idsByName.has(id) && !listAddresses.includes(id))).toEqual([]);
    expect(named.filter((beginning) => !products.some((candidate) => candidate.name.startsWith(beginning)))).toEqual(
      [],
    );
  });
});

describe('halves of the queries of the demo shop', () => {
  const { tuning, unused } = queriesByShop.demo;

  it('are equal', () => {
    expect([tuning.length, unused.length]).toEqual([200, 200]);
  });

  it('depend on the queries alone, so that none gets from one to the other', () => {
    expect(tuning.filter((query) => halfOf(query) !== 'tuning')).toEqual([]);
    expect(unused.filter((query) => halfOf(query) !== 'unused')).toEqual([]);
  });
});
