import {
  activationAction,
  activationLoader,
  dashboardAction,
  forgottenPasswordAction,
  passwordAction,
  passwordLoader,
  registerPageAction,
  registerPageLoader,
  resetPasswordAction,
  resetPasswordLoader,
} from '@vyloha/account/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';
import { mailedLink } from '../testing/mailed-links';

const password = 'Nove-heslo-1';
const newAccount = { email: 'nova@example.com', password, passwordConfirmation: password };

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const guest = () => aHandlerContext({ backend });

describe('registration', () => {
  it.each([
    [{ email: 'nova' }, { email: ['forms:email'] }],
    [{ password: 'krátké', passwordConfirmation: 'krátké' }, { password: ['account:problem.passwordTooShort'] }],
    [{ passwordConfirmation: 'jiné' }, { passwordConfirmation: ['forms:password_match'] }],
  ])('refuses %o beside its field, and sends no password back', async (changes, error) => {
    const form = { ...newAccount, ...changes };
    const refused = await registerPageAction(argsOf(guest(), '/registrovat', { form }));
    expect(refused).toMatchObject({
      init: { status: 422 },
      data: { submission: { initialValue: { email: form.email }, error } },
    });
    expect(JSON.stringify(refused)).not.toContain(form.password);
  });

  it('responds the same for a new e-mail and one with an account, and logs nobody in', async () => {
    const register = async (email: string) => {
      const handled = guest();
      const answer = await registerPageAction(argsOf(handled, '/registrovat', { form: { ...newAccount, email } }));
      const flashed = handled.flashed.map(({ kind, text }) => [kind, text.replace(email, '…')]);
      return { location: locationOf(answer), flashed, cookies: [...handled.cookies.keys()] };
    };
    const taken = await register('zakaznik@example.com');
    expect(taken).toEqual(await register('jina@example.com'));
    expect(taken).toMatchObject({ location: '/prihlasit', flashed: [['info', expect.stringContaining('Na …')]] });
    expect(taken.cookies).toEqual([]);
  });

  it('is completed by the mailed link and the password, which logs in', async () => {
    await registerPageAction(argsOf(guest(), '/registrovat', { form: newAccount }));
    const link = await mailedLink(backend.dataDir, newAccount.email);
    expect(link.pathname).toBe('/aktivovat');
    const page = await activationLoader(argsOf(guest(), `${link.pathname}${link.search}`));
    expect(page).toMatchObject({
      isRegistration: true,
      email: newAccount.email,
      meta: { title: 'Dokončení registrace' },
    });

    const confirm = async (form: Record<string, string>) => {
      const handled = guest();
      handled.cookies.set('guestCart', 'a-cart');
      return { handled, answer: await activationAction(argsOf(handled, '/aktivovat', { form })) };
    };
    const wrong = await confirm({ token: page.token, email: newAccount.email, password: 'jine-heslo' });
    expect(wrong.answer).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { password: ['Tohle není heslo, se kterým jste se registrovali'] } } },
    });
    const { handled, answer } = await confirm({ token: page.token, password });
    expect(locationOf(answer)).toBe('/uzivatel/prehled');
    expect([...handled.cookies.keys()].sort()).toEqual(['device', 'token']);
    expect(handled.flashed).toMatchObject([{ kind: 'success' }]);
    expect((await confirm({ token: page.token, password })).answer).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { '': ['Odkaz už neplatí, požádejte prosím o nový'] } } },
    });
    const { request } = await aCustomerOf(backend, newAccount.email, password);
    expect(await activationLoader(argsOf(await request(), '/aktivovat'))).toMatchObject({ isEmailConfirmed: true });
    expect(locationOf(await dashboardAction(argsOf(await request(), '/uzivatel/prehled', { form: {} })))).toBe(
      '/uzivatel/prehled',
    );
  });

  it('redirects a guest without a link to the login', async () => {
    await expect(activationLoader(argsOf(guest(), '/aktivovat'))).rejects.toMatchObject({ status: 303 });
  });

  it('is not available to a logged-in customer', async () => {
    const { request } = await aCustomerOf(backend, 'zakaznik@example.com');
    await expect(registerPageLoader(argsOf(await request(), '/registrovat'))).rejects.toMatchObject({ status: 303 });
  });
});

describe('a forgotten password', () => {
  it('is requested with the same response for every e-mail', async () => {
    const ask = async (email: string) => {
      const handled = guest();
      const answer = await forgottenPasswordAction(argsOf(handled, '/zapomenute-heslo', { form: { email } }));
      return [locationOf(answer), handled.flashed.map(({ kind, text }) => [kind, text.replace(email, '…')])];
    };
    expect(await ask('firma@example.com')).toEqual(await ask('nikdo@example.com'));
    const wrong = await forgottenPasswordAction(argsOf(guest(), '/zapomenute-heslo', { form: { email: 'x' } }));
    expect(wrong).toMatchObject({ init: { status: 422 }, data: { submission: { error: { email: ['forms:email'] } } } });
  });

  it('is reset by the mailed link, once', async () => {
    const email = 'firma@example.com';
    const link = await mailedLink(backend.dataDir, email);
    const open = () => resetPasswordLoader(argsOf(guest(), `${link.pathname}${link.search}`));
    const page = await open();
    expect(page).toMatchObject({ email, isEnded: false, token: expect.stringMatching(/^[\w-]{40,}$/) });
    const reset = (changes: Record<string, string> = {}) => {
      const form = { email, token: page.token, password, passwordConfirmation: password, ...changes };
      const handled = guest();
      return resetPasswordAction(argsOf(handled, '/resetovat-heslo', { form }));
    };
    expect(await reset({ passwordConfirmation: 'jiné' })).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { passwordConfirmation: ['forms:password_match'] } } },
    });
    expect(locationOf(await reset())).toBe('/prihlasit');
    expect(await open()).toMatchObject({ isEnded: true });
    expect((await aCustomerOf(backend, email, password)).cookies.get('token')).toBeTruthy();
    expect(await reset()).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { '': ['Odkaz už neplatí, požádejte prosím o nový'] } } },
    });
  });
});

describe('a password', () => {
  it('is changed by a customer who knows the old one', async () => {
    const { request, cookies } = await aCustomerOf(backend, 'zakaznik@example.com');
    const path = '/uzivatel/zmena-hesla';
    expect(await passwordLoader(argsOf(await request(), path))).toMatchObject({ email: 'zakaznik@example.com' });
    const change = async (changes: Record<string, string> = {}) => {
      const form = { oldPassword: 'Vyloha-2026', password, passwordConfirmation: password, ...changes };
      return passwordAction(argsOf(await request(), path, { form }));
    };
    expect(await change({ oldPassword: 'wrong' })).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { oldPassword: ['Současné heslo není správné'] } } },
    });
    expect(await change({ passwordConfirmation: 'jiné' })).toMatchObject({
      data: { submission: { error: { passwordConfirmation: ['forms:password_match'] } } },
    });
    expect(locationOf(await change())).toBe(path);
    expect(cookies.get('device')).toMatch(/.{20}/);
    expect((await aCustomerOf(backend, 'zakaznik@example.com', password)).cookies.get('token')).toBeTruthy();
  });
});
