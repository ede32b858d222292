// @vitest-environment node
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomerOf, locationOf } from '../testing/a-customer-context';
import { changeWishList } from './change-wish-list.server';
import { listHeartsOrNone } from './list-hearts-or-none.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

const listing = '/zahrada?p=2';

function argsOf({ context }: ReturnType<typeof aHandlerContext>, form: Record<string, string>) {
  const headers = { Referer: `http://localhost:3000${listing}` };
  return { request: aRequest('/prani', { form, headers }), params: {}, context };
}

describe('hearts of a customer', () => {
  it('mark a variant and take the mark away, each told on the page they stand on', async () => {
    const { request } = await aCustomerOf(backend, 'zakaznik@example.com');
    const click = async (form: Record<string, string>) => {
      const visit = await request('wishList');
      const answer = await changeWishList(argsOf(visit, form));
      const { context } = await request('wishList');
      return { to: locationOf(answer), flashed: visit.flashed, hearts: await listHeartsOrNone(context) };
    };
    const added = { kind: 'success', text: 'Produkt byl přidán do oblíbených' };
    const removed = { kind: 'success', text: 'Produkt byl odebrán z oblíbených' };
    expect(await click({ add: 'v-konev' })).toEqual({ to: listing, flashed: [added], hearts: ['v-konev'] });
    expect(await click({ add: 'v-konev', stay: 'true' })).toEqual({ to: null, flashed: [added], hearts: ['v-konev'] });
    expect(await click({ remove: 'v-konev' })).toEqual({ to: listing, flashed: [removed], hearts: [] });
    expect(await click({ remove: 'v-konev' })).toEqual({ to: listing, flashed: [removed], hearts: [] });
    const failed = {
      kind: 'danger',
      title: 'Něco se porouchalo',
      text: 'Omlouváme se, pokud se problém opakuje, kontaktujte nás.',
    };
    expect(await click({})).toEqual({ to: listing, flashed: [failed], hearts: [] });
    expect((await click({ add: 'v-nic' })).flashed).toMatchObject([{ kind: 'danger' }]);
  });

  it('are none without the feature', async () => {
    const { request } = await aCustomerOf(backend, 'zakaznik@example.com');
    expect(await listHeartsOrNone((await request()).context)).toBeNull();
  });
});

it('guests have no hearts, and log in first', async () => {
  const guest = aHandlerContext({ backend, features: 'wishList' });
  expect(await listHeartsOrNone(guest.context)).toBeNull();
  const answer = await changeWishList(argsOf(guest, { add: 'v-konev' }));
  expect(locationOf(answer)).toBe(`/prihlasit?redirectTo=${encodeURIComponent(listing)}`);
  expect(guest.flashed).toEqual([{ kind: 'warning', text: 'Musíte se nejdříve přihlásit' }]);
});
