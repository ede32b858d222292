import { defaultFeatures, type FeatureName, themeSettings } from '@vyloha/config';
import type { User } from '@vyloha/session';
import { describe, expect, it } from 'vitest';
import { createUserMenu } from './user-menu.server';

const always = ['dashboard', 'orders', 'settings', 'password'];

function menuWith(
  on: readonly FeatureName[],
  functions: Record<string, boolean> = {},
  hidden: FeatureName[] = [],
  company: User['company'] = null,
) {
  const features = { ...defaultFeatures, ...Object.fromEntries(on.map((name) => [name, true])) };
  return createUserMenu({ features, themeSettings: { ...themeSettings.default, hiddenFeatures: hidden } }, functions, {
    company,
    business: company && { name: company.name, tin: '27074358', vatin: null },
  });
}

describe('userMenu', () => {
  it.each<[string, FeatureName[], Record<string, boolean>, FeatureName[], string[]]>([
    ['nothing is on', [], { shopping_lists: true, users_addresses: true }, [], []],
    ['favourites', ['favourites'], {}, [], ['favourites']],
    ['quick order', ['bulkOrder'], {}, [], ['bulkOrder']],
    ['documents', ['documents'], {}, [], ['documents']],
    ['exchange and returns', ['exchangeReturns'], {}, [], ['returns']],
    ['warranty claims', ['warrantyClaims'], {}, [], ['warrantyClaims']],
    ['lists the shop allows', ['shoppingLists'], { shopping_lists: true }, [], ['shoppingLists']],
    ['lists the shop does not allow', ['shoppingLists'], { shopping_lists: false }, [], []],
    ['lists the shop says nothing of', ['shoppingLists'], {}, [], []],
    ['addresses the shop allows', ['addressList'], { users_addresses: true }, [], ['addresses']],
    ['addresses the shop does not allow', ['addressList'], {}, [], []],
    ['what the theme has no place for', ['favourites', 'documents'], {}, ['favourites'], ['documents']],
  ])('%s', (_, on, functions, hidden, added) => {
    const keys = menuWith(on, functions, hidden).map(({ key }) => key);
    expect([...keys].sort()).toEqual([...always, ...added].sort());
  });

  it('opens only warranty claims in a new tab', () => {
    const menu = menuWith(['warrantyClaims', 'favourites']);
    expect(menu.filter(({ opensNewTab }) => opensNewTab)).toEqual([
      { key: 'warrantyClaims', to: '/uzivatel/reklamace', opensNewTab: true },
    ]);
  });

  it('has the company of a customer who buys for one', () => {
    const menu = menuWith([], {}, [], { id: 'c-1', name: 'Zahrady s.r.o.', role: 'buyer' });
    expect(menu.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['/uzivatel/firma', '/uzivatel/ke-schvaleni', '/uzivatel/nabidky']),
    );
  });
});
