import type { CookieKey } from '@vyloha/contract';
import { getUser } from '@vyloha/session/server';
import { aHandlerContext, type HandlerContext } from '@vyloha/session/testing';
import { unwrap } from '@vyloha/store-client';
import type { RunningBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import * as v from 'valibot';

const password = 'Vyloha-2026';
const loginSchema = v.object({ access_token: v.string() });

/** A logged-in customer, as the host creates the context for each request. */
export async function aCustomerOf(backend: RunningBackend, email: string, secret = password) {
  const cookies = new Map<CookieKey, string>();
  const { store } = aHandlerContext({ backend, cookies }).context;
  const body = { email, password: secret };
  const login = await store.send({ method: 'POST', path: '/api/oauth/login', body, schema: loginSchema });
  cookies.set('token', unwrap(login).access_token);
  const request = async (features?: string): Promise<HandlerContext> => {
    const known = await getUser(store);
    const user = known.ok ? known.value : null;
    const shopper = { user, isLoggedIn: user !== null };
    return aHandlerContext({ backend, cookies, shopper, ...(features !== undefined && { features }) });
  };
  return { cookies, request };
}

interface Details {
  form?: Readonly<Record<string, string>>;
  params?: Readonly<Record<string, string>>;
}

/** Arguments of a Remix handler: a GET, or with `form` a POST. */
export function argsOf({ context }: HandlerContext, path: string, { form, params = {} }: Details = {}) {
  return { request: aRequest(path, { form }), params, context };
}
