import { cleanup, screen } from '@testing-library/react';
import { defaultFeatures } from '@vyloha/config';
import { aPublicConfig, renderWithProviders } from '@vyloha/testing';
import { afterEach, expect, it } from 'vitest';
import { BottomBar } from './bottom-bar';

afterEach(cleanup);

const withoutLogin = aPublicConfig({ features: { ...defaultFeatures, login: false } });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('links guests to the login, unless the shop has none', () => {
  renderWithProviders(<BottomBar isLoggedIn={false} cartCount={0} />);
  expect(links()).toEqual(['/', '/hledat', '/prihlasit', '/kosik']);
  cleanup();
  renderWithProviders(<BottomBar isLoggedIn={false} cartCount={0} />, { config: withoutLogin });
  expect(links()).toEqual(['/', '/hledat', '/kosik']);
});

it('links customers to their account in any shop', () => {
  renderWithProviders(<BottomBar isLoggedIn cartCount={0} />, { config: withoutLogin });
  expect(links()).toEqual(['/', '/hledat', '/uzivatel', '/kosik']);
});
