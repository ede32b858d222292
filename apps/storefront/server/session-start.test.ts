import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withErrorPage } from '../app/compose/errors/with-error-page.server';
import { configureTexts } from '../app/compose/texts/configure-texts.server';
import { cartWithProductsLoader } from '../app/pages/cart-page-loader.server';
import { aWireCart } from './testing/a-wire-cart';
import { startFakeBackend } from './testing/fake-backend';
import type { FakeBackend } from './testing/fake-backend';
import { createTestHostServices } from './testing/test-host-services';
import { aVisitor } from './testing/visitor';

const userPath = '/store/api/v1/user';
const creditsPath = '/store/api/v1/user/credits/amount';
const cartPath = '/store/api/v1/cart';
const itemsPath = '/store/api/v1/cart/items';
const logoutPath = '/store/api/oauth/logout';
const personal = [userPath, creditsPath, cartPath, itemsPath, logoutPath];

let backend: FakeBackend;

function answerUser(groups: string[]): void {
  const data = { id: 'u', email: 'a@b.cz', name: 'Jan', variantHash: 'b2b', groups };
  backend.responses.set(userPath, { status: 200, body: { data } });
}

beforeAll(async () => {
  configureTexts();
  backend = await startFakeBackend();
});

beforeEach(async () => {
  Object.assign(backend, { isDown: false });
  backend.responses.clear();
  backend.waits.clear();
  const globals = await (await fetch(`${backend.url}/store/api/v1/globals`)).json();
  globals.data.settings.functions.loyalty_credits = true;
  backend.responses.set('/store/api/v1/globals', { status: 200, body: globals });
  backend.responses.set(creditsPath, { status: 200, body: { data: { amount: 120 } } });
  backend.responses.set(cartPath, { status: 200, body: { data: aWireCart() } });
  answerUser(['business']);
  backend.calls.length = 0;
});

afterAll(() => backend.close());

/** The personal calls, in the order in which they came. */
function order(): string[] {
  return backend.calls
    .map(({ method, url }) => `${method} ${url.split('?')[0]}`)
    .filter((call) => personal.some((path) => call.endsWith(` ${path}`)));
}

function visitor(cookies: Record<string, string>, services = createTestHostServices(backend)) {
  const named = Object.entries(cookies).map(([name, value]): [string, string] => [`vyloha_${name}`, value]);
  return aVisitor(services, new Map(named));
}

async function open(cookies: Record<string, string>, path = '/') {
  const someone = visitor(cookies);
  const [root] = await someone.open({ path });
  const names = [...someone.cookies.keys()].map((name) => name.replace('vyloha_', '')).sort();
  return { root, names };
}

describe('the start of a session, as the backend sees it', () => {
  it('requests user, credits and cart in this order', async () => {
    const { root } = await open({ token: 't', guest_cart: 'g' });
    expect(order()).toEqual([`GET ${userPath}`, `GET ${creditsPath}`, `GET ${cartPath}`]);
    expect(root).toMatchObject({
      value: {
        personal: { session: { isUserFetched: true, hasCart: true, isCartLoaded: true }, person: { credits: 120 } },
        shopper: { isLoggedIn: true, groups: ['business'] },
      },
    });
  });

  it('does not make the cart wait for credits', async () => {
    backend.waits.set(creditsPath, cartPath);
    expect((await open({ token: 't' })).root).toMatchObject({ value: { personal: { person: { credits: 120 } } } });
  });

  it('sends price list and groups with every call after the user was found', async () => {
    const someone = visitor({ token: 't', guest_cart: 'g' });
    answerUser(['customers']);
    await someone.open({ path: '/' });
    answerUser(['business']);
    await someone.open({ path: '/' });
    const cart = backend.callsTo(cartPath).at(-1);
    expect(cart?.headers).toMatchObject({ 'x-user-variant': 'b2b', 'x-user-groups': 'business' });
    const user = backend.callsTo(userPath).at(-1);
    expect(user?.headers).toMatchObject({
      authorization: 'Bearer t',
      'x-guest-cart': 'g',
      'x-user-groups': 'customers',
    });
  });

  it('makes no personal call at all without any token', async () => {
    const { root, names } = await open({});
    expect(order()).toEqual([]);
    expect(names).toEqual([]);
    expect(root).toMatchObject({
      value: { personal: { cart: { pieces: 0 }, session: { hasCart: false, isCartLoaded: true } } },
    });
  });

  it('adds a product from the URL after the cart was fetched', async () => {
    const change = { cart: aWireCart(), addedItem: null, changedAmount: 1 };
    backend.responses.set(itemsPath, {
      status: 200,
      body: { data: change, meta: { custom: { guestCartToken: 'g' } } },
    });
    const { root } = await open({ guest_cart: 'g' }, '/zahrada?addToCart=v-1&p=2');
    expect(order()).toEqual([`GET ${cartPath}`, `POST ${itemsPath}`]);
    const reason = root?.status === 'rejected' ? root.reason : null;
    expect([reason?.status, reason?.headers.get('Location')]).toEqual([303, '/zahrada?p=2']);
  });

  it('logs a restricted user out at once, without credits and cart', async () => {
    answerUser(['blocked']);
    const { root, names } = await open({ token: 't', variant: 'b2b', groups: 'business' });
    expect(order()).toEqual([`GET ${userPath}`, `POST ${logoutPath}`]);
    expect(names).toEqual([]);
    expect(root).toMatchObject({
      value: { shopper: { isLoggedIn: false, groups: [] }, personal: { person: { credits: null } } },
    });
  });

  it('clears an invalid token with all its data, and keeps the guest cart', async () => {
    backend.responses.set(userPath, { status: 401, body: { errors: [{ title: 'Přihlášení vypršelo' }] } });
    const { names } = await open({ token: 't', variant: 'b2b', groups: 'business', guest_cart: 'g' });
    expect(order()).toEqual([`GET ${userPath}`, `GET ${cartPath}`]);
    expect(backend.callsTo(cartPath)[0]?.headers.authorization).toBeUndefined();
    expect(names).toEqual(['guest_cart']);
  });

  it('leads to the login when a token is rejected only while the page is made', async () => {
    backend.responses.set(cartPath, { status: 401, body: { errors: [{ title: 'Přihlášení vypršelo' }] } });
    const someone = visitor({ token: 't' });
    const loader = withErrorPage(cartWithProductsLoader, true);
    const [, page] = await someone.open({ path: '/kosik', loader });
    const reason = page?.status === 'rejected' ? page.reason : null;
    expect([reason?.status, reason?.headers.get('Location')]).toEqual([303, '/prihlasit?redirectTo=%2Fkosik']);
    expect([...someone.cookies.keys()]).toEqual([]);
  });

  it('clears an invalid guest token, whose cart is empty', async () => {
    backend.responses.set(cartPath, { status: 200, body: { data: aWireCart(null) } });
    const { root, names } = await open({ guest_cart: 'dead' });
    expect(names).toEqual([]);
    expect(root).toMatchObject({ value: { personal: { cart: { pieces: 0 }, session: { isCartLoaded: true } } } });
  });
});

describe('the start of a session when the backend fails', () => {
  it('waits for a slow one', async () => {
    backend.waits.set(userPath, '/store/api/v1/slow');
    const opened = open({ token: 't' });
    setTimeout(() => void fetch(`${backend.url}/store/api/v1/slow`), 200);
    expect((await opened).root).toMatchObject({ value: { shopper: { isLoggedIn: true } } });
  });

  it('shows a page while it is down, keeps the token, and continues when it is back', async () => {
    const someone = visitor({ token: 't' });
    await someone.open({ path: '/' });
    backend.isDown = true;
    const [down] = await someone.open({ path: '/' });
    expect(down).toMatchObject({
      value: {
        shopper: { isLoggedIn: false },
        personal: { session: { hasCart: true, isCartLoaded: false }, cart: { pieces: 0 } },
      },
    });
    expect(someone.cookies.get('vyloha_token')).toBe('t');
    backend.isDown = false;
    const [back] = await someone.open({ path: '/' });
    expect(back).toMatchObject({
      value: { shopper: { isLoggedIn: true }, personal: { session: { isCartLoaded: true } } },
    });
  });
});
