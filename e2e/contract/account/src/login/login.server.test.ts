import { loginPageAction, loginPageLoader, logoutAction } from '@vyloha/account/server';
import { getUser } from '@vyloha/session/server';
import { aHandlerContext, type HandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const password = 'Vyloha-2026';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

function answerTo(form: Record<string, string>, handled = aHandlerContext({ backend })) {
  const request = aRequest('/prihlasit', { form });
  return { ...handled, answer: loginPageAction({ request, params: {}, context: handled.context }) };
}

describe('loginPageAction', () => {
  it.each([
    ['home', {}, '/'],
    ['to where the shopper wanted', { redirectTo: '/kosik/dodaci-udaje' }, '/kosik/dodaci-udaje'],
    ['never to another site', { redirectTo: 'https://evil.example/' }, '/'],
    ['never to another site in disguise', { redirectTo: '//evil.example' }, '/'],
  ])('logs in and goes %s', async (_, target, location) => {
    const { answer, cookies, flashed } = answerTo({ email: 'zakaznik@example.com', password, ...target });
    const response = await answer;
    expect(response).toMatchObject({ status: 303 });
    expect(response instanceof Response && response.headers.get('Location')).toBe(location);
    expect(cookies.get('token')).toMatch(/.{20}/);
    expect(cookies.get('device')).toMatch(/.{20}/);
    expect(flashed).toEqual([{ kind: 'success', text: 'Přihlášení bylo úspěšné' }]);
  });

  it('renews the session id against session fixation', async () => {
    const guest = aHandlerContext({ backend });
    const { id } = guest.context.session;
    await answerTo({ email: 'zakaznik@example.com', password: 'wrong' }, guest).answer;
    expect(guest.context.session.id).toBe(id);
    await answerTo({ email: 'zakaznik@example.com', password }, guest).answer;
    expect(guest.context.session.id).not.toBe(id);
  });

  it('clears the guest cart, which was merged into the customer’s', async () => {
    const guest = aHandlerContext({ backend, cookies: new Map([['guestCart', 'some-token']]) });
    const { answer, cookies } = answerTo({ email: 'zakaznik@example.com', password }, guest);
    await answer;
    expect(cookies.has('guestCart')).toBe(false);
  });

  it('rejects a wrong password with the reason, keeps the e-mail and does not echo the password', async () => {
    const { answer, cookies } = answerTo({ email: 'zakaznik@example.com', password: 'Vyloha-2025' });
    const refused = await answer;
    expect(refused).toMatchObject({
      init: { status: 422 },
      data: {
        submission: {
          initialValue: { email: 'zakaznik@example.com' },
          error: { '': [expect.stringMatching(/\S+ \S+/)] },
        },
      },
    });
    expect(JSON.stringify(refused)).not.toContain('Vyloha-2025');
    expect(cookies.size).toBe(0);
  });

  it('reports missing fields without a backend call', async () => {
    const { answer } = answerTo({ email: 'zakaznik', password: '' });
    expect(await answer).toMatchObject({
      init: { status: 422 },
      data: { submission: { error: { email: ['forms:email'], password: ['forms:required'] } } },
    });
  });

  it('logs a customer of a restricted group out at once, stays on the login page and explains why', async () => {
    const form = { email: 'blokovany@example.com', password, redirectTo: '/kosik' };
    const { answer, cookies, flashed, redirectModals } = answerTo(form);
    const response = await answer;
    expect(response).toMatchObject({ status: 303 });
    expect(response instanceof Response && response.headers.get('Location')).toBe('/prihlasit?redirectTo=%2Fkosik');
    expect(cookies.has('token')).toBe(false);
    expect(flashed).toMatchObject([{ kind: 'warning', text: expect.stringContaining('nemá do obchodu přístup') }]);
    expect(redirectModals).toEqual(['restricted']);
  });
});

describe('loginPageLoader', () => {
  const load = (path: string, options: Omit<NonNullable<Parameters<typeof aHandlerContext>[0]>, 'backend'> = {}) =>
    loginPageLoader({ request: aRequest(path), params: {}, context: aHandlerContext({ backend, ...options }).context });

  it('keeps a local path to redirect to', async () => {
    expect(await load('/prihlasit?redirectTo=/kosik')).toMatchObject({ redirectTo: '/kosik' });
    expect(await load('/prihlasit?redirectTo=//evil.example')).toMatchObject({ redirectTo: null });
  });

  it('redirects a logged-in customer', async () => {
    const loggedIn = { shopper: { isLoggedIn: true } };
    await expect(load('/prihlasit?redirectTo=/kosik', loggedIn)).rejects.toMatchObject({ status: 303 });
  });

  it('responds 404 without the login feature', async () => {
    await expect(load('/prihlasit', { features: '-login' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('logoutAction', () => {
  async function logOut(cookies: HandlerContext['cookies'], origin = backend) {
    const handled = aHandlerContext({ backend: origin, cookies });
    const request = aRequest('/odhlasit', { form: { redirectTo: '' } });
    return { ...handled, answer: logoutAction({ request, params: {}, context: handled.context }) };
  }

  it('revokes the token, clears the customer session and redirects home', async () => {
    const { answer: loggedIn, cookies } = answerTo({ email: 'zakaznik@example.com', password });
    await loggedIn;
    const token = cookies.get('token') ?? '';
    cookies.delete('device');
    cookies.set('checkout', 'details').set('groups', 'customers').set('currency', 'CZK');
    const { answer, context: after } = await logOut(cookies);
    const { id } = after.session;
    expect((await answer).headers.get('Location')).toBe('/');
    expect([...cookies.keys()]).toEqual(['currency']);
    expect(after.session.id).not.toBe(id);
    const { context } = aHandlerContext({ backend, cookies: new Map([['token', token]]) });
    expect(await getUser(context.store)).toEqual({ ok: false, problem: 'tokenInvalid' });
  });

  it('clears the customer session even when the backend is down', async () => {
    const nobody = { ...backend, storeUrl: 'http://127.0.0.1:9/store' };
    const { answer, cookies } = await logOut(new Map([['token', 'a-token']]), nobody);
    expect((await answer).headers.get('Location')).toBe('/');
    expect(cookies.size).toBe(0);
  });
});
