import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { UserLayout } from './user-layout';

afterEach(cleanup);

const menu = [
  { key: 'orders', to: '/uzivatel/objednavky' },
  { key: 'warrantyClaims', to: '/uzivatel/reklamace', opensNewTab: true },
];

it('shows the user menu, the current page and the logout', async () => {
  await renderPage(UserLayout, { path: '/uzivatel/objednavky/2026000001', loaderData: { menu } });
  for (const nav of screen.getAllByRole('navigation', { name: 'Menu účtu' })) {
    expect(within(nav).getByRole('link', { name: 'Objednávky' }).getAttribute('aria-current')).toBe('page');
    const claims = within(nav).getByRole('link', { name: /Reklamace.*nové kartě/ });
    expect([claims.getAttribute('target'), claims.getAttribute('aria-current')]).toEqual(['_blank', null]);
    expect(within(nav).getByRole('button', { name: 'Odhlásit se' })).toBeTruthy();
  }
});
