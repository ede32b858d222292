import type { CookieKey } from '@vyloha/contract';
import type { StoreResponse } from '@vyloha/store-client';
import { getUser } from '@vyloha/session/server';
import { aHandlerContext, type HandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import type { RunningBackend } from '@vyloha/test-backend';
import { login } from '../api/login.server';
import type { Login } from '../model/login-response';

const password = 'Vyloha-2026';

function tokenOf(response: StoreResponse<Login>): string {
  if (!response.ok) throw new Error(`The customer cannot log in: ${response.status}`);
  return response.data.token;
}

/** A logged-in customer, as the host creates the context for each request. */
export async function aCustomerOf(backend: RunningBackend, email: string, secret = password) {
  const cookies = new Map<CookieKey, string>();
  const { store } = aHandlerContext({ backend, cookies }).context;
  cookies.set('token', tokenOf(await login(store, { email, password: secret })));
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
