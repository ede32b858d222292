import { accountPaths } from '@vyloha/links';
import {
  withdrawalOrderPageAction,
  withdrawalOrderPageLoader,
  withdrawalPageAction,
  withdrawalPageLoader,
} from '@vyloha/returns/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest, locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestEmail as email, placeGuestOrder } from './guest-order';

const attempt = 'attempt-0123456789abcdef';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const placeOrder = (amount: number) => placeGuestOrder(backend, amount);

function visit(form: Record<string, string> | undefined, token = '') {
  const visitor = aHandlerContext({ backend });
  return { ...visitor, args: { request: aRequest('/', { form }), params: { token }, context: visitor.context } };
}

async function tokenFor(code: string): Promise<string> {
  const location = locationOf(await withdrawalPageAction(visit({ code, email }).args));
  return location?.split('/').at(-1) ?? '';
}

const load = (token: string) => withdrawalOrderPageLoader(visit(undefined, token).args);

describe('the page that finds an order', () => {
  it('is titled', async () => {
    expect((await withdrawalPageLoader(visit(undefined).args)).meta.title).toBe('Odstoupení od smlouvy');
  });

  it('has the number of the order filled in by the link of its confirmation', async () => {
    const { args } = visit(undefined);
    const request = aRequest(accountPaths.withdrawalOf('2026000001'));
    expect(await withdrawalPageLoader({ ...args, request })).toMatchObject({ orderCode: '2026000001' });
    expect(await withdrawalPageLoader(args)).toMatchObject({ orderCode: '' });
  });

  it('goes on with a secret of its own', async () => {
    const { code, token } = await placeOrder(1);
    const own = await tokenFor(code);
    expect(own).not.toBe(token);
    expect(await load(own)).toMatchObject({ order: { code, items: [{ remaining: 1 }] } });
  });

  it('says the same of a wrong number and of a wrong e-mail, and keeps what was typed', async () => {
    const { code } = await placeOrder(1);
    const answers = [
      await withdrawalPageAction(visit({ code, email: 'jina@example.com' }).args),
      await withdrawalPageAction(visit({ code: '2026999999', email }).args),
    ];
    const error = { '': [expect.stringContaining('jsme nenašli')] };
    expect(answers[0]).toMatchObject({
      data: { submission: { error, initialValue: { code } } },
      init: { status: 404 },
    });
    expect(answers[1]).toMatchObject({ data: { submission: { error } }, init: { status: 404 } });
  });

  it('refuses what is no e-mail, beside it', async () => {
    expect(await withdrawalPageAction(visit({ code: '', email: 'jan' }).args)).toMatchObject({
      data: { submission: { error: { code: ['forms:required'], email: ['forms:email'] } } },
      init: { status: 422 },
    });
  });

  it('asks strangers who post the number of an order for its e-mail', async () => {
    const { code } = await placeOrder(1);
    const stranger = visit({ order: code });
    expect(locationOf(await withdrawalPageAction(stranger.args))).toBe('/odstoupeni-od-smlouvy');
    expect(stranger.flashed).toMatchObject([{ kind: 'danger' }]);
  });
});

describe('the page of an order', () => {
  it('opens by the secret of the order’s own page, and by none that is unknown or malformed', async () => {
    const { code, token } = await placeOrder(1);
    expect(await load(token)).toMatchObject({ order: { code } });
    for (const wrong of ['', 'a b', 'none', 'a'.repeat(3000), '../x']) {
      const lost = visit(undefined, wrong);
      const response: unknown = await withdrawalOrderPageLoader(lost.args).catch((error: unknown) => error);
      expect(locationOf(response)).toBe('/odstoupeni-od-smlouvy');
      expect(lost.flashed).toMatchObject([{ kind: 'warning' }]);
    }
  });

  it('withdraws from the chosen products once, however often the form is sent', async () => {
    const { code, token } = await placeOrder(3);
    const id = (await load(token)).order.items[0]?.id ?? '';
    const form = { attempt, [`item.${id}`]: 'on', [`item.${id}.amount`]: '2', reason: '', bankAccount: '' };
    for (const sent of [visit(form, token), visit(form, token)]) {
      expect(locationOf(await withdrawalOrderPageAction(sent.args))).toBe(`/odstoupeni-od-smlouvy/objednavka/${token}`);
      expect(sent.flashed).toMatchObject([{ kind: 'success' }]);
    }
    expect(await load(token)).toMatchObject({
      order: { items: [{ remaining: 1 }], withdrawals: [{ code: `${code}-1`, items: [{ amount: 2 }] }] },
    });
    const tooMuch = await withdrawalOrderPageAction(visit({ ...form, attempt: `${attempt}-2` }, token).args);
    expect(tooMuch).toMatchObject({
      data: { submission: { error: { items: [expect.stringContaining('množství')] } } },
      init: { status: 422 },
    });
  });

  it('shows a refused form with its input', async () => {
    const { token } = await placeOrder(1);
    const form = { attempt, reason: 'Nesedí', bankAccount: '123' };
    expect(await withdrawalOrderPageAction(visit(form, token).args)).toMatchObject({
      data: {
        submission: {
          error: {
            items: ['returns:withdrawal.nothingChosen'],
            bankAccount: ['returns:withdrawal.bankAccountInvalid'],
          },
          initialValue: { reason: 'Nesedí', bankAccount: '123' },
        },
      },
      init: { status: 422 },
    });
  });

  it('accepts no form without its attempt, nor with fields that are not its own', async () => {
    const { token } = await placeOrder(1);
    for (const form of [{ reason: '' }, { attempt: 'x' }, { attempt, other: '' }])
      await expect(withdrawalOrderPageAction(visit(form, token).args)).rejects.toMatchObject({ status: 400 });
  });
});
