import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRouteGuards } from './guards';

const guards = createRouteGuards(['fbclid', 'lowercase', 'no-trailing-slash', 'tracking', 'locale']);

function redirect(target: string, { redirect: guard } = guards): string | null {
  const [path = '', ...rest] = target.split('?');
  return guard({ path, search: rest.length > 0 ? `?${rest.join('?')}` : '' });
}

describe('the guards of the specification', () => {
  it.each([
    ['/', null],
    ['/?p=2', null],
    ['/zahrada/hadice', null],
    ['/objednavka/aB-c_D', null],
    ['/Objednavka/aB-c_D/', '/objednavka/aB-c_D'],
    ['/zahrada?razeni=PriceSortASC', null],
    ['/zahrada?fbclid=1', '/zahrada'],
    ['/zahrada?FBCLID=1', '/zahrada'],
    ['/zahrada?p=2&fbclid=1&razeni=x', '/zahrada?p=2&razeni=x'],
    ['/zahrada?fbclid', '/zahrada'],
    ['/zahrada?fbclids=1', null],
    ['/Zahrada', '/zahrada'],
    ['/zahrada/', '/zahrada'],
    ['/zahrada//', '/zahrada'],
    ['/?fbclid=x', '/'],
    ['/Kosik/?fbclid=x&a=1', '/kosik?a=1'],
    ['/kosik?a=%C5%98+%2f&fbclid=x&B=;', '/kosik?a=%C5%98+%2f&B=;'],
    ['/Zahrada/Hadice/?fbclid=x&p=2', '/zahrada/hadice?p=2'],
    ['/%C5%98ezivo', '/%C5%99ezivo'],
    ['/%c5%99ezivo', '/%C5%99ezivo'],
    ['/%7aahra%64a', '/zahrada'],
    ['/a%2eb', '/a.b'],
    ['/a%2FB', '/a%2Fb'],
    ['/%E0%A4', null],
    ['//evil.example', '/evil.example'],
    ['//evil.example/', '/evil.example'],
    ['//Evil.example', '/evil.example'],
    ['/\\Evil.example', '/%5Cevil.example'],
    ['//', '/'],
  ])('%s → %s', (address, expected) => {
    expect(redirect(address)).toBe(expected);
  });

  const address = fc.record({
    path: fc
      .array(fc.constantFrom('/', '\\', 'a', 'B', 'ř', '%C5%98', '%2F', '%', '//', 'evil.example'), { maxLength: 8 })
      .map((parts) => `/${parts.join('')}`),
    search: fc
      .array(fc.constantFrom('fbclid=1', 'p=2', 'Q=Ř', 'fbclid', '', '='), { maxLength: 4 })
      .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`)),
  });

  it('needs one redirect only', () => {
    fc.assert(
      fc.property(address, (from) => {
        const target = guards.redirect(from);
        if (target === null) return;
        const url = new URL(target, 'https://shop.example');
        expect(guards.redirect({ path: url.pathname, search: url.search })).toBeNull();
      }),
    );
  });

  it('never redirects out of the shop', () => {
    fc.assert(
      fc.property(address, (from) => {
        const target = guards.redirect(from);
        if (target !== null) expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example');
      }),
    );
  });
});

describe('createRouteGuards', () => {
  it.each([
    ['/zahrada', '/zahrada/'],
    ['/Zahrada?p=2', '/Zahrada/?p=2'],
    ['/zahrada/', null],
    ['/', null],
    ['/robots.txt', null],
  ])('with the opposite variant: %s → %s', (address, expected) => {
    expect(redirect(address, createRouteGuards(['trailing-slash']))).toBe(expected);
  });

  it('ignores guards that are not named', () => {
    const none = createRouteGuards([]);
    expect(redirect('/Zahrada/?fbclid=x', none)).toBeNull();
    expect(none.steps).toEqual([]);
    expect(guards.steps).toEqual(['tracking', 'locale']);
  });

  it('reports an unknown guard name', () => {
    expect(guards.unknown).toBeNull();
    expect(createRouteGuards(['fbclid', 'nonsense', 'locale']).unknown).toBe('nonsense');
  });
});
