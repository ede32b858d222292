import {
  creditsHistoryLoader,
  emailChangeAction,
  emailChangeLoader,
  personalDataLoader,
  privacyAction,
  privacyLoader,
} from '@vyloha/account/server';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';
import { mailedLink } from '../testing/mailed-links';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const email = 'zakaznik@example.com';
const password = 'Vyloha-2026';

it('the newsletter is subscribed and left with its words', async () => {
  const { request } = await aCustomerOf(backend, email);
  const consent = async () => (await privacyLoader(argsOf(await request(), '/uzivatel/soukromi'))).consent.state;
  const press = async (newsletter: string) =>
    privacyAction(argsOf(await request(), '/uzivatel/soukromi', { form: { newsletter } }));
  expect(await consent()).toBe('none');
  expect(locationOf(await press('true'))).toBe('/uzivatel/soukromi');
  expect(await consent()).toBe('subscribed');
  await press('false');
  expect(await consent()).toBe('none');
});

it('personal data are a file that no cache keeps', async () => {
  const { request } = await aCustomerOf(backend, email);
  const response = await personalDataLoader(argsOf(await request(), '/uzivatel/moje-udaje.json'));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-disposition': 'attachment; filename="moje-udaje.json"',
    'cache-control': 'private, no-store',
  });
  expect(await response.json()).toMatchObject({ profile: { email }, orders: [] });
});

it('the credits history of a new customer is empty', async () => {
  const { request } = await aCustomerOf(backend, email);
  const page = await creditsHistoryLoader(argsOf(await request(), '/uzivatel/kredity'));
  expect(page).toMatchObject({ movements: [], page: 1, totalPages: 1 });
});

it('an e-mail is changed by the link of the new mailbox; then the account is deleted by its password', async () => {
  const { request } = await aCustomerOf(backend, email);
  const path = '/uzivatel/zmena-emailu';
  const post = async (form: Record<string, string>) => {
    const visit = await request();
    return { response: await emailChangeAction(argsOf(visit, path, { form })), flashed: visit.flashed };
  };
  const refused = (field: string) => ({ data: { submission: { error: { [field]: [expect.any(String)] } } } });
  expect((await post({ email: 'jana.nova@example.com', password: 'wrong' })).response).toMatchObject(
    refused('password'),
  );
  expect((await post({ email, password })).response).toMatchObject(refused('email'));
  expect((await post({ token: 'none' })).response).toMatchObject(refused(''));

  expect((await post({ email: 'jana.nova@example.com', password })).flashed).toMatchObject([{ kind: 'success' }]);
  const link = await mailedLink(backend.dataDir, 'jana.nova@example.com');
  expect(link.pathname).toBe(path);
  const page = await emailChangeLoader(argsOf(await request(), `${link.pathname}${link.search}`));
  expect(page.confirmation?.email).toBe('jana.nova@example.com');
  const { flashed } = await post({ token: page.confirmation?.token ?? '' });
  expect(flashed).toMatchObject([{ text: 'Přihlašujete se odteď e-mailem jana.nova@example.com' }]);

  const remove = async (secret: string) =>
    privacyAction(argsOf(await request(), '/uzivatel/soukromi', { form: { password: secret } }));
  expect(await remove('wrong')).toMatchObject(refused('password'));
  expect(locationOf(await remove(password))).toBe('/');
  await expect(request().then(({ context }) => context.shopper.isLoggedIn)).resolves.toBe(false);
});
