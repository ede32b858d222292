import type { CookieKey } from '@vyloha/contract';
import type { PostedPhotos } from '@vyloha/forms/server';
import {
  claimLoader,
  claimPhotoLoader,
  claimProtocolLoader,
  claimsLoader,
  newClaimAction,
  newClaimLoader,
} from '@vyloha/returns/server';
import { getUser } from '@vyloha/session/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { sendCommand, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest, locationOf } from '@vyloha/testing';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const address = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', country_code: 'CZE' };
const person = {
  name: 'Jan Novák',
  firstName: 'Jan',
  lastName: 'Novák',
  phone: '+420 777 123 456',
  terms: true,
  billing_address: address,
  shipping: { address },
  payment_id: 'pay-cod',
  shipper_id: 's-ppl',
};
const placed = v.object({ order: v.object({ code: v.string() }) });
const tokenSchema = v.object({ access_token: v.string() });
const attempt = 'attempt-0123456789abcdef';

let backend: RunningBackend;
let owner: Awaited<ReturnType<typeof aCustomer>>;
let stranger: Awaited<ReturnType<typeof aCustomer>>;

async function aCustomer(email: string) {
  const cookies = new Map<CookieKey, string>();
  const { store } = aHandlerContext({ backend, cookies }).context;
  const body = { email, password: 'Vyloha-2026' };
  const login = await store.send({ method: 'POST', path: '/api/oauth/login', body, schema: tokenSchema });
  if (login.ok) cookies.set('token', login.data.access_token);
  const known = await getUser(store);
  const user = known.ok ? known.value : null;
  const visit = (form?: Record<string, string>, params: Record<string, string> = {}, postedPhotos?: PostedPhotos) => {
    const visitor = aHandlerContext({ backend, cookies, shopper: { user, isLoggedIn: user !== null } });
    const context = { ...visitor.context, ...(postedPhotos && { postedPhotos }) };
    return { ...visitor, args: { request: aRequest('/uzivatel/reklamace', { form }), params, context } };
  };
  return { store, visit, email };
}

beforeAll(async () => {
  backend = await startBackend();
  owner = await aCustomer('zakaznik@example.com');
  stranger = await aCustomer('firma@example.com');
  const item = { id: 'v-konev', amount: 3 };
  await owner.store.send({ method: 'POST', path: '/api/v1/cart/items', body: item, schema: v.unknown() });
  const body = { ...person, email: owner.email };
  const order = await owner.store.send({ method: 'POST', path: '/api/v1/cart/place', body, schema: placed });
  if (!order.ok) throw new Error(JSON.stringify(order.errors));
  await sendCommand(backend, 'order-statuses', { code: order.data.order.code, status: 'delivered' });
});
afterAll(() => backend.stop());

async function aForm(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const { orders } = await newClaimLoader(owner.visit().args);
  const [order] = orders;
  const item = `${order?.id}:${order?.items[0]?.id}`;
  return { attempt, item, amount: '1', description: 'Kape', solution: 'repair', ...changes };
}

const aPhoto = async () =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1d6a3c' } })
      .jpeg()
      .toBuffer(),
  );

describe('a new claim', () => {
  it('is about products that may have arrived', async () => {
    expect(await newClaimLoader(owner.visit().args)).toMatchObject({
      orders: [{ items: [{ amount: 3, unit: 'ks' }] }],
    });
    expect((await newClaimLoader(stranger.visit().args)).orders).toEqual([]);
  });

  it('is sent once with its photographs, however often the form is sent', async () => {
    const photos = { files: [await aPhoto()], problem: null };
    const form = await aForm();
    const first = owner.visit(form, {}, photos);
    const location = locationOf(await newClaimAction(first.args));
    expect(location).toMatch(/^\/uzivatel\/reklamace\/r\d{10}$/);
    expect(first.flashed).toMatchObject([{ kind: 'success' }]);
    expect(locationOf(await newClaimAction(owner.visit(form).args))).toBe(location);
    const params = { code: location?.split('/').at(-1) ?? '', number: '1' };
    expect(await claimLoader(owner.visit(undefined, params).args)).toMatchObject({
      claim: { state: 'received', photoCount: 1, description: 'Kape' },
    });
    expect(await claimProtocolLoader(owner.visit(undefined, params).args)).toMatchObject({
      claim: { customer: { addressLines: ['Dlouhá 12', '110 00 Praha'] } },
      seller: { tin: expect.stringMatching(/\d/) },
    });
    const shown = await claimPhotoLoader(owner.visit(undefined, params).args);
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      'image/webp',
      'private, no-store',
    ]);
    expect((await claimsLoader(owner.visit().args)).claims).toHaveLength(1);
    for (const load of [claimLoader, claimProtocolLoader, claimPhotoLoader])
      await expect(load(stranger.visit(undefined, params).args)).rejects.toMatchObject({ status: 404 });
    await expect(claimPhotoLoader(owner.visit(undefined, { ...params, number: '2' }).args)).rejects.toMatchObject({
      status: 404,
    });
  });

  it('keeps uploaded photographs when something else is wrong, and gives them up when told to', async () => {
    const photos = { files: [await aPhoto()], problem: null };
    const form = await aForm({ description: '', attempt: `${attempt}-2` });
    const refusal = await newClaimAction(owner.visit(form, {}, photos).args);
    expect(refusal).toMatchObject({
      data: { submission: { error: { description: ['forms:required'] } } },
      init: { status: 422 },
    });
    const id = /cp-[\w-]+/.exec(JSON.stringify(refusal))?.[0] ?? '';
    expect(id).not.toBe('');
    const given = await newClaimAction(owner.visit({ ...form, photos: id, withoutPhotos: 'on' }).args);
    expect(JSON.stringify(given)).not.toContain(id);
    const foreign = await aForm({ photos: 'cp-none', attempt: `${attempt}-3` });
    expect(await newClaimAction(owner.visit(foreign).args)).toMatchObject({
      data: { submission: { error: { photos: [expect.stringMatching(/\S/)] } } },
    });
  });

  it.each([
    ['too many', { files: [], problem: 'tooMany' as const }],
    ['too large', { files: [], problem: 'tooLarge' as const }],
    ['no photographs', { files: [new TextEncoder().encode('../../photo.jpg')], problem: null }],
    ['archives', { files: [new Uint8Array([0x50, 0x4b, 3, 4, ...Array<number>(200).fill(0)])], problem: null }],
  ])('says beside their field that files are %s', async (_, photos) => {
    const form = await aForm({ attempt: `${attempt}-4` });
    expect(await newClaimAction(owner.visit(form, {}, photos).args)).toMatchObject({
      data: {
        submission: { error: { photos: [expect.stringMatching(/\S+ \S+/)] }, initialValue: { description: 'Kape' } },
      },
      init: { status: 422 },
    });
  });

  it.each([
    ['item', 'o-none:ci-none'],
    ['amount', '9'],
    ['solution', ''],
  ])('says beside %s what is wrong with it', async (name, value) => {
    const form = await aForm({ [name]: value, attempt: `${attempt}-5` });
    const answer = await newClaimAction(owner.visit(form).args);
    expect(JSON.stringify(answer)).toMatch(name === 'item' ? /"":\["/ : new RegExp(`"${name}":\\["`));
  });

  it('accepts no form without its attempt', async () => {
    const { attempt: _, ...form } = await aForm();
    await expect(newClaimAction(owner.visit(form).args)).rejects.toMatchObject({ status: 400 });
  });

  it('is for customers', async () => {
    const guest = aHandlerContext({ backend });
    const args = { request: aRequest('/uzivatel/reklamace'), params: {}, context: guest.context };
    for (const load of [claimsLoader, newClaimLoader, claimLoader, claimPhotoLoader])
      expect(locationOf(await load(args).catch((error: unknown) => error))).toMatch(/^\/prihlasit/);
  });
});
