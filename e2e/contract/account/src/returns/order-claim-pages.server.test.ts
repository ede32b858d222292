import type { PostedPhotos } from '@vyloha/forms/server';
import {
  claimLoader,
  claimLookupPageAction,
  claimLookupPageLoader,
  claimOrderPageAction,
  claimOrderPageLoader,
  claimPhotoLoader,
  claimProtocolLoader,
} from '@vyloha/returns/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { sendCommand, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest, locationOf } from '@vyloha/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestEmail as email, placeGuestOrder } from './guest-order';

const attempt = 'attempt-0123456789abcdef';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function deliveredOrder() {
  const order = await placeGuestOrder(backend, 3);
  await sendCommand(backend, 'order-statuses', { code: order.code, status: 'delivered' });
  return order;
}

function visit(params: Record<string, string>, form?: Record<string, string>, postedPhotos?: PostedPhotos) {
  const visitor = aHandlerContext({ backend });
  const context = { ...visitor.context, ...(postedPhotos && { postedPhotos }) };
  return { ...visitor, args: { request: aRequest('/reklamace', { form }), params, context } };
}

const lookUp = (form: Record<string, string>) => claimLookupPageAction(visit({}, form).args);
const load = (token: string) => claimOrderPageLoader(visit({ token }).args);
const aPhoto = async () => ({
  files: [
    new Uint8Array(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1d6a3c' } })
        .jpeg()
        .toBuffer(),
    ),
  ],
  problem: null,
});

async function aForm(token: string, changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const { orders } = await load(token);
  const item = `${orders[0]?.id}:${orders[0]?.items[0]?.id}`;
  return { attempt, item, amount: '1', description: 'Kape', solution: 'repair', ...changes };
}

describe('a claim without an account', () => {
  it('goes from the number and the e-mail to a claim that its secret link shows, with photographs and protocol', async () => {
    const { code: orderCode, token: own } = await deliveredOrder();
    expect((await claimLookupPageLoader(visit({}).args)).meta.title).toBe('Reklamace');
    const token =
      locationOf(await lookUp({ code: orderCode, email }))
        ?.split('/')
        .at(-1) ?? '';
    expect(token).not.toBe(own);

    const form = await aForm(token);
    const sent = visit({ token }, form, await aPhoto());
    expect(locationOf(await claimOrderPageAction(sent.args))).toBe(`/reklamace/objednavka/${token}`);
    expect(sent.flashed).toMatchObject([{ kind: 'success', text: expect.stringMatching(/R\d{10}/) }]);
    // However often the form is sent.
    await claimOrderPageAction(visit({ token }, form).args);
    const { claims, opensClaims } = await load(token);
    expect(claims).toMatchObject([{ state: 'received', amount: 1 }]);
    expect(opensClaims).toBe(false);

    const params = { token: own, code: claims[0]?.code.toLowerCase() ?? '', number: '1' };
    await sendCommand(backend, 'claim-states', { code: claims[0]?.code, state: 'rejected', note: 'Spadla.' });
    expect(await claimLoader(visit(params).args)).toMatchObject({
      token: own,
      claim: {
        state: 'rejected',
        orderCode,
        photoCount: 1,
        description: 'Kape',
        history: [{}, { note: 'Spadla.' }],
      },
    });
    expect(await claimProtocolLoader(visit(params).args)).toMatchObject({
      claim: { customer: { email, addressLines: ['Dlouhá 12', '110 00 Praha'] } },
      seller: { tin: expect.stringMatching(/\d/) },
    });
    const shown = await claimPhotoLoader(visit(params).args);
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      'image/webp',
      'private, no-store',
    ]);
    // Whoever knows the number and the e-mail alone sees neither.
    for (const show of [claimLoader, claimProtocolLoader, claimPhotoLoader])
      for (const wrong of [token, 'a b', 'none'])
        await expect(show(visit({ ...params, token: wrong }).args)).rejects.toMatchObject({ status: 404 });
  });

  it('begins on the page of the order by its own secret, and is opened from there', async () => {
    const { token } = await deliveredOrder();
    await claimOrderPageAction(visit({ token }, await aForm(token)).args);
    expect(await load(token)).toMatchObject({ opensClaims: true, claims: [{ state: 'received' }] });
  });

  it('says the same of a wrong number and of a wrong e-mail, and keeps what was typed', async () => {
    const { code } = await deliveredOrder();
    const answers = [await lookUp({ code, email: 'jina@example.com' }), await lookUp({ code: '2026999999', email })];
    const error = { '': [expect.stringContaining('jsme nenašli')] };
    for (const answer of answers)
      expect(answer).toMatchObject({ data: { submission: { error } }, init: { status: 404 } });
    expect(answers[0]).toMatchObject({ data: { submission: { initialValue: { code } } } });
  });

  it('keeps uploaded photographs when something else is wrong, and says what', async () => {
    const { token } = await deliveredOrder();
    const form = await aForm(token, { description: '' });
    const refusal = await claimOrderPageAction(visit({ token }, form, await aPhoto()).args);
    expect(refusal).toMatchObject({
      data: { submission: { error: { description: ['forms:required'] } } },
      init: { status: 422 },
    });
    const photos = /cp-[\w-]+/.exec(JSON.stringify(refusal))?.[0] ?? '';
    await claimOrderPageAction(visit({ token }, { ...form, description: 'Kape', photos }).args);
    const { claims } = await load(token);
    const params = { token, code: claims[0]?.code ?? '', number: '1' };
    expect((await claimPhotoLoader(visit(params).args)).status).toBe(200);
    const tooMuch = await aForm(token, { amount: '3', attempt: `${attempt}-2` });
    expect(await claimOrderPageAction(visit({ token }, tooMuch).args)).toMatchObject({
      data: { submission: { error: { amount: [expect.stringMatching(/\S/)] } } },
      init: { status: 422 },
    });
  });

  it('offers nothing of an order that is not on its way', async () => {
    const { token } = await placeGuestOrder(backend, 1);
    expect(await load(token)).toMatchObject({ orders: [], claims: [] });
  });

  it('asks whoever took too long, or guessed, to find the order again, and accepts no form without its attempt', async () => {
    for (const token of ['', 'a b', 'none', 'a'.repeat(3000), '../x']) {
      const lost = visit({ token });
      const response: unknown = await claimOrderPageLoader(lost.args).catch((error: unknown) => error);
      expect(locationOf(response)).toBe('/reklamace');
      expect(lost.flashed).toMatchObject([{ kind: 'warning' }]);
      expect(locationOf(await claimOrderPageAction(visit({ token }, { attempt }).args))).toBe('/reklamace');
    }
    const { token } = await deliveredOrder();
    const { attempt: _, ...form } = await aForm(token);
    await expect(claimOrderPageAction(visit({ token }, form).args)).rejects.toMatchObject({ status: 400 });
  });
});
