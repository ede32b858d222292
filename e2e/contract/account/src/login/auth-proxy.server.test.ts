import { authProxyLoader, isStaff } from '@vyloha/account/server';
import { getUser } from '@vyloha/session/server';
import { aHandlerContext, aShopper } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';

const issued = v.object({ data: v.object({ token: v.string() }) });

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

/** Does what the backend's command does. */
async function tokenFor(email: string): Promise<string> {
  const ask = (key: string) =>
    fetch(`${backend.storeUrl}/api/v1/login-tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ email }),
    });
  // The first request creates the key.
  await ask('none');
  const response = await ask(await readFile(join(backend.dataDir, 'command-key'), 'utf8'));
  return v.parse(issued, await response.json()).data.token;
}

describe('authProxyLoader', () => {
  it('logs the previous customer out and the new one in by a single-use token', async () => {
    const before = await aCustomerOf(backend, 'zakaznik@example.com');
    const earlier = new Map(before.cookies);
    before.cookies.set('checkout', 'details').set('guestCart', 'a-cart').set('groups', 'customers');
    const token = await tokenFor('firma@example.com');
    const handled = await before.request();
    const { id: firstId } = handled.context.session;
    const response = await authProxyLoader(argsOf(handled, `/auth/proxy?token=${token}`));
    expect([response.status, locationOf(response)]).toEqual([303, '/']);
    expect(handled.flashed).toEqual([{ kind: 'info', text: 'Jste přihlášeni jako zákazník' }]);
    expect([...handled.cookies.keys()]).toEqual(['token', 'staff']);
    expect(handled.context.session.id).not.toBe(firstId);
    expect(await getUser(handled.context.store)).toMatchObject({ value: { email: 'firma@example.com' } });
    const past = aHandlerContext({ backend, cookies: earlier });
    expect(await getUser(past.context.store)).toEqual({ ok: false, problem: 'tokenInvalid' });

    const again = aHandlerContext({ backend });
    await authProxyLoader(argsOf(again, `/auth/proxy?token=${token}`));
    expect(again.flashed).toMatchObject([{ kind: 'danger', text: expect.stringContaining('už neplatí') }]);
    expect(again.cookies.size).toBe(0);
  });

  it('reports a missing token, redirects to the root and keeps the current login', async () => {
    const { cookies, request } = await aCustomerOf(backend, 'zakaznik@example.com');
    const handled = await request();
    const response = await authProxyLoader(argsOf(handled, '/auth/proxy'));
    expect(locationOf(response)).toBe('/');
    expect(handled.flashed).toEqual([{ kind: 'danger', text: 'V odkazu chybí přihlašovací kód' }]);
    expect(cookies.has('token')).toBe(true);
  });

  it.each(['a-guess', 'ř', 'x'.repeat(300)])('keeps the current login for the invalid token %s', async (bad) => {
    const { cookies, request } = await aCustomerOf(backend, 'zakaznik@example.com');
    cookies.set('guestCart', 'a-cart').set('checkout', 'details');
    const before = new Map(cookies);
    const handled = await request();
    const path = `/auth/proxy?token=${encodeURIComponent(bad)}&redirectTo=/kosik`;
    const response = await authProxyLoader(argsOf(handled, path));
    expect([response.status, locationOf(response)]).toEqual([303, '/']);
    expect(handled.flashed).toMatchObject([{ kind: 'danger' }]);
    expect(cookies).toEqual(before);
    expect(await getUser(handled.context.store)).toMatchObject({ value: { email: 'zakaznik@example.com' } });
  });

  it('marks the staff for their own token only', async () => {
    const handled = aHandlerContext({ backend });
    await authProxyLoader(argsOf(handled, `/auth/proxy?token=${await tokenFor('firma@example.com')}`));
    const { cookies } = handled.context;
    const seenWith = (token: string | null) => isStaff({ cookies, shopper: aShopper({ isLoggedIn: true, token }) });
    expect(seenWith(cookies.get('token'))).toBe(true);
    expect([seenWith('another'), seenWith(null)]).toEqual([false, false]);
    const claimed = aHandlerContext({ cookies: new Map([['staff', 'true']]) }).context.cookies;
    expect(isStaff({ cookies: claimed, shopper: aShopper({ isLoggedIn: true, token: 't' }) })).toBe(false);
  });

  it('rejects a customer of a restricted group', async () => {
    const handled = aHandlerContext({ backend });
    await authProxyLoader(argsOf(handled, `/auth/proxy?token=${await tokenFor('blokovany@example.com')}`));
    expect(handled.cookies.has('token')).toBe(false);
    expect(handled.redirectModals).toEqual(['restricted']);
  });
});
