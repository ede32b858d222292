import { loginLinkAction, loginLinkLoader, loginPageAction, logoutAction } from '@vyloha/account/server';
import { getUser } from '@vyloha/session/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { argsOf } from '../testing/a-customer-context';
import { mailedLink } from '../testing/mailed-links';

const email = 'zakaznik@example.com';
const password = 'Vyloha-2026';
const path = '/prihlaseni-odkazem';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const guest = (cookies = new Map()) => aHandlerContext({ backend, cookies });
const post = (form: Record<string, string>, handled = guest()) => loginLinkAction(argsOf(handled, path, { form }));

describe('a login link', () => {
  it('is requested with the same response for every e-mail', async () => {
    const ask = async (to: string) => {
      const handled = guest();
      const response = await post({ email: to }, handled);
      return [locationOf(response), handled.flashed.map(({ kind, text }) => [kind, text.replace(to, '…')])];
    };
    expect(await ask(email)).toEqual(await ask('nikdo@example.com'));
    expect(await post({})).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { email: ['forms:required'] } } },
    });
    expect(await post({ email: 'x' })).toMatchObject({ data: { submission: { error: { email: ['forms:email'] } } } });
  });

  it('logs in once, by a posted form and not by a GET', async () => {
    const link = await mailedLink(backend.dataDir, email);
    expect(link.pathname).toBe(path);
    const open = () => loginLinkLoader(argsOf(guest(), `${link.pathname}${link.search}`));
    for (let opened = 0; opened < 2; opened += 1)
      expect(await open()).toMatchObject({ token: expect.stringMatching(/^[\w-]{40,}$/), isEnded: false, email });
    const token = link.searchParams.get('token') ?? '';
    const handled = guest();
    expect(locationOf(await post({ token }, handled))).toBe('/');
    expect(await open()).toMatchObject({ isEnded: true });
    expect(handled.flashed).toEqual([{ kind: 'success', text: 'Přihlášení bylo úspěšné' }]);
    expect(await getUser(handled.context.store)).toMatchObject({ value: { email } });
    expect(await post({ token })).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { '': [expect.stringContaining('už neplatí')] } } },
    });
  });

  it('is not available to a logged-in customer or without the login feature', async () => {
    const loggedIn = aHandlerContext({ backend, shopper: { isLoggedIn: true } });
    await expect(loginLinkLoader(argsOf(loggedIn, path))).rejects.toMatchObject({ status: 303 });
    const closed = aHandlerContext({ backend, features: '-login' });
    await expect(loginLinkLoader(argsOf(closed, path))).rejects.toMatchObject({ status: 404 });
  });
});

describe('a browser that logged in before', () => {
  it('is recognised after logout, and can log in while strangers guess the password', async () => {
    const own = new Map();
    const logIn = (secret: string, handled = guest()) =>
      loginPageAction(argsOf(handled, '/prihlasit', { form: { email, password: secret } }));
    await logIn(password, guest(own));
    await logoutAction(argsOf(guest(own), '/odhlasit', { form: { redirectTo: '' } }));
    expect([...own.keys()]).toEqual(['device']);
    for (let guesses = 0; guesses < 5; guesses += 1) await logIn('wrong');
    expect(await logIn(password)).toMatchObject({
      init: { status: 429 },
      data: { submission: { error: { '': [expect.stringContaining('Příliš mnoho pokusů')] } } },
    });
    expect(locationOf(await logIn(password, guest(own)))).toBe('/');
  });
});
