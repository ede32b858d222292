import type { CookieKey } from '@vyloha/contract';
import type { StoreAnswer } from '@vyloha/store-client';
import { getUser } from '@vyloha/session/server';
import { aHandlerContext, type HandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import type { RunningBackend } from '@vyloha/test-backend';
import { login } from '../api/login.server';
import type { Login } from '../model/login-response';

const password = 'Vyloha-2026';

function tokenOf(answer: StoreAnswer<Login>): string {
  if (!answer.ok) throw new Error(`The customer cannot log in: ${answer.status}`);
  return answer.data.token;
}

/** A customer who logged in, as the host knows one in each request. */
export async function aCustomerOf(backend: RunningBackend, email: string, secret = password) {
  const cookies = new Map<CookieKey, string>();
  const { store } = aHandlerContext({ backend, cookies }).context;
  cookies.set('token', tokenOf(await login(store, { email, password: secret })));
  const request = async (features?: string): Promise<HandlerContext> => {
    const known = await getUser(store);
    const user = known.kind === 'found' ? known.user : null;
    const shopper = { user, isLoggedIn: user !== null };
    return aHandlerContext({ backend, cookies, shopper, ...(features !== undefined && { features }) });
  };
  return { cookies, request };
}

interface Details {
  form?: Readonly<Record<string, string>>;
  params?: Readonly<Record<string, string>>;
}

/** What Remix calls a handler with: a GET, or with `form` a plain POST. */
export function argsOf({ context }: HandlerContext, path: string, { form, params = {} }: Details = {}) {
  return { request: aRequest(path, { form }), params, context };
}

/** Where an answer redirects to. */
export function locationOf(answer: unknown): string | null {
  return answer instanceof Response ? answer.headers.get('Location') : null;
}
