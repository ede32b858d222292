import { loginPageAction, passwordAction, passwordLoader } from '@vyloha/account/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest, locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';

const email = 'firma@example.com';
const path = '/uzivatel/zmena-hesla';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

type Customer = Awaited<ReturnType<typeof aCustomerOf>>;
const load = async ({ request }: Customer) => passwordLoader(argsOf(await request(), path));

async function post({ request }: Customer, form: Record<string, string>) {
  const handled = await request();
  return { ...handled, location: locationOf(await passwordAction(argsOf(handled, path, { form }))) };
}

describe('devices that are logged in', () => {
  it('are named by the browser that logged in, and logged out one by one', async () => {
    const form = { email, password: 'Vyloha-2026' };
    const phone = aHandlerContext({ backend });
    const request = aRequest('/prihlasit', { form, headers: { 'User-Agent': safari + ' '.repeat(600) } });
    await loginPageAction({ request, params: {}, context: phone.context });
    const here = await aCustomerOf(backend, email);
    const { sessions } = await load(here);
    expect(sessions).toMatchObject([
      { device: null, isCurrent: true },
      { device: 'Safari, iPhone', isCurrent: false },
    ]);
    const ended = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    // Twice, as when it has logged out meanwhile.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { location, flashed } = await post(here, { endSession: ended });
      expect([location, flashed]).toEqual([path, [{ kind: 'success', text: 'Zařízení je odhlášené' }]]);
    }
    expect((await load(here)).sessions).toHaveLength(1);
  });

  it('are all logged out at once, this one with its cookies', async () => {
    const [here, elsewhere] = [await aCustomerOf(backend, email), await aCustomerOf(backend, email)];
    here.cookies.set('checkout', 'details').set('currency', 'CZK');
    const { location, flashed, cookies } = await post(here, { endAllSessions: 'true' });
    expect([location, [...cookies.keys()]]).toEqual(['/prihlasit', ['currency']]);
    expect(flashed).toMatchObject([{ kind: 'success', text: expect.stringContaining('Všechna zařízení') }]);
    expect((await elsewhere.request()).context.shopper.isLoggedIn).toBe(false);
  });
});
