import { describe, expect, it } from 'vitest';
import { isIndexedRoute } from './route-indexing';
import { fromRouteName, listRoutePatternNames, routePatterns, toRouteName } from './route-patterns';
import type { RoutePatternName } from './route-patterns';

const names = listRoutePatternNames();

describe('isIndexedRoute', () => {
  it('includes public pages', () => {
    const indexed: RoutePatternName[] = [
      'index',
      'articleList',
      'eshop',
      'contact',
      'checkout',
      'faq',
      'guide',
      'glossary',
      'about-purchase',
      'brands',
      'author-slug',
      'article-slug',
      'articleTag-slug',
      'articleList-slug',
      'articleList-slug-child',
      'branch-list',
      'branch-slug',
      'product-slug',
      'term-slug',
      'page-slug',
      'withdrawal',
      'claim',
      'all',
    ];
    expect(names.filter(isIndexedRoute)).toEqual(indexed);
  });
});

describe('fromRouteName', () => {
  it('reverses toRouteName', () => {
    expect(names).toEqual(Object.keys(routePatterns));
    for (const name of names) expect(fromRouteName(toRouteName(name))).toBe(name);
  });

  it.each(['root', 'index', 'constructor___cs', 'routes/choices', ''])('returns null for %j', (id) => {
    expect(fromRouteName(id)).toBeNull();
  });
});
