import { cleanup, screen } from '@testing-library/react';
import { defaultFeatures } from '@vyloha/config';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { AccountLink } from './account-link';

afterEach(cleanup);

describe('AccountLink', () => {
  it('links a guest to the login and back', async () => {
    await renderPage(AccountLink, { path: '/zahrada?p=2', shopper: { isLoggedIn: false } });
    const link = screen.getByRole('link', { name: 'Přihlásit se' });
    expect(link.getAttribute('href')).toBe('/prihlasit?redirectTo=%2Fzahrada%3Fp%3D2');
  });

  it('does not redirect back to the login itself', async () => {
    await renderPage(AccountLink, { path: '/prihlasit', shopper: { isLoggedIn: false } });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/prihlasit');
  });

  it('is missing for guests of a shop without a login', async () => {
    const config = { features: { ...defaultFeatures, login: false } };
    await renderPage(AccountLink, { config, shopper: { isLoggedIn: false } });
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    await renderPage(AccountLink, { config, shopper: { isLoggedIn: true, name: null } });
    expect(screen.getByText('Odhlásit se')).toBeTruthy();
  });

  it('offers no login to a customer who could not be identified', async () => {
    await renderPage(AccountLink, { shopper: { isLoggedIn: false, isIdentityUnknown: true } });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([['Můj účet', '/uzivatel/prehled']]);
  });

  it('is the account where the name of the customer could not be read', async () => {
    await renderPage(AccountLink, { shopper: { isLoggedIn: true, name: null } });
    expect(screen.queryByText('Přihlásit se')).toBeNull();
    expect(screen.queryByText(/Přihlášený účet/)).toBeNull();
    expect(screen.getByText('Odhlásit se')).toBeTruthy();
  });

  it('names the logged-in customer and offers the logout as a form', async () => {
    await renderPage(AccountLink, { shopper: { isLoggedIn: true, name: 'Jana Nováková' } });
    expect(screen.getByText('Jana Nováková')).toBeTruthy();
    const form = screen.getByText('Odhlásit se').closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/odhlasit']);
  });
});
