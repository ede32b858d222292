import { data } from '@remix-run/node';
import { cleanup, screen } from '@testing-library/react';
import { aPublicConfig } from '@vyloha/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { LoginPage } from './login-page';

afterEach(cleanup);

const guest = { loaderData: { redirectTo: '/kosik' } };

describe('LoginPage', () => {
  it('has e-mail and password fields with autocomplete, and keeps the redirect target', async () => {
    await renderPage(LoginPage, guest);
    expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Heslo').getAttribute('autocomplete')).toBe('current-password');
    const form = screen.getByRole('button', { name: 'Přihlásit se' }).closest('form');
    expect(form?.method).toBe('post');
    expect(form && Object.fromEntries(new FormData(form))).toMatchObject({ redirectTo: '/kosik' });
  });

  it('shows the error on top, focuses it and keeps the e-mail', async () => {
    const submission = {
      status: 'error' as const,
      initialValue: { email: 'jana@example.com' },
      error: { '': ['E-mail nebo heslo nesouhlasí'] },
    };
    const { user } = await renderPage(LoginPage, { ...guest, action: () => data({ submission }, { status: 422 }) });
    await user.type(screen.getByLabelText('E-mail'), 'jana@example.com');
    await user.type(screen.getByLabelText('Heslo'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Přihlásit se' }));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('E-mail nebo heslo nesouhlasí');
    expect(summary.parentElement).toBe(document.activeElement);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('jana@example.com');
  });

  it('offers passkeys only to a browser that has them', async () => {
    const config = { features: { ...aPublicConfig().features, passkeys: true }, publicUrl: window.location.origin };
    await renderPage(LoginPage, { ...guest, config });
    expect(screen.queryByRole('button', { name: /klíčem/ })).toBeNull();
    cleanup();
    vi.stubGlobal('PublicKeyCredential', class {});
    await renderPage(LoginPage, { ...guest, config });
    expect(screen.getByRole('button', { name: 'Přihlásit se přístupovým klíčem' })).toBeTruthy();
    cleanup();
    await renderPage(LoginPage, { ...guest, config: { ...config, publicUrl: 'https://other.example' } });
    expect(screen.queryByRole('button', { name: /klíčem/ })).toBeNull();
    vi.unstubAllGlobals();
  });

  it('is translated to Slovak', async () => {
    await renderPage(LoginPage, { ...guest, locale: 'sk' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Prihlásenie');
  });
});
