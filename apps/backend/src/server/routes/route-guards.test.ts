import { describe, expect, it } from 'vitest';
import { routeGuards } from '../../testing/route-guards';
import { listRoutesByGuard, nameOf } from '../../testing/routes-by-guard';
import { routes } from '../../modules';

describe('every route', () => {
  it('declares its guard', () => {
    expect(routes.map(nameOf).sort()).toEqual(Object.keys(routeGuards).sort());
  });

  it.each([
    ['everybody', ['public', 'permissions', 'anyone']],
    ['bearer', ['customer']],
    ['cart', ['shopper']],
    ['own', ['customer', 'shopper']],
    ['secret', ['anyone', 'shopper']],
    ['command', ['command']],
    ['operator', ['anyone']],
    ['request', ['anyone', 'shopper']],
  ])('guarded by %s has the matching access', (guard, access) => {
    expect(listRoutesByGuard(guard).filter((route) => !access.includes(route.access))).toEqual([]);
    expect(listRoutesByGuard(guard).length).toBeGreaterThan(0);
  });
});
