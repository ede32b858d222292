import { BackendUnavailable } from '@vyloha/http-client';
import { aHandlerContext, aUser } from '@vyloha/session/testing';
import type { StoreCall, StoreResponse } from '@vyloha/store-client';
import { aRequest, locationOf } from '@vyloha/testing';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { invitationAction } from './invitation/invitation-action.server';
import { companyAction } from './members/company-action.server';
import { companyLoader } from './members/company-loader.server';

type Answer = { status: number; title?: string } | 'down';

const path = '/uzivatel/firma';
const crown = {
  id: 'czk',
  code: 'CZK',
  name: 'Česká koruna',
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 0,
  decimalPoint: ',',
  millesimalPoint: ' ',
};
const foreign = { status: 404, title: 'Nenalezeno' };
const forbidden = { status: 403, title: 'Na to nemáte oprávnění' };

/** A customer whose store answers the calls about companies in turn. */
function aMember(...answers: Answer[]) {
  const visitor = aHandlerContext({ shopper: { user: aUser(), isLoggedIn: true } });
  const calls: string[] = [];
  const send = async <T>(call: StoreCall<T>): Promise<StoreResponse<T>> => {
    const answered = (data: unknown) => ({
      ok: true as const,
      status: 200,
      meta: null,
      errors: [],
      data: v.parse(call.schema, data),
    });
    if (!call.path.includes('company')) return answered([crown]);
    calls.push(`${call.method} ${call.path}`);
    const answer = answers.shift() ?? foreign;
    if (answer === 'down') throw new BackendUnavailable(call.path, { reason: 'timeout', requestId: 'test' });
    const { status, title = '' } = answer;
    if (status === 200) return answered({});
    return { ok: false, status, errors: [{ title }] };
  };
  const context = { ...visitor.context, store: { ...visitor.context.store, send } };
  const args = (form?: Record<string, string>) => ({ request: aRequest(path, { form }), params: {}, context });
  return { args, calls, flashed: visitor.flashed };
}

const invitation = { intent: 'invite', email: 'nina@example.com', role: 'buyer', orderLimit: '' };

it('a customer without a company finds none', async () => {
  await expect(companyLoader(aMember(foreign).args())).rejects.toMatchObject({ status: 404 });
});

it('what the store forbids is said, and keeps what was typed', async () => {
  const { args } = aMember(forbidden);
  expect(await companyAction(args(invitation))).toMatchObject({
    init: { status: 403 },
    data: {
      intent: 'invite',
      submission: { error: { '': [forbidden.title] }, initialValue: { email: invitation.email } },
    },
  });
  const removing = aMember(forbidden);
  expect(locationOf(await companyAction(removing.args({ remove: 'u-owner' })))).toBe(path);
  expect(removing.flashed).toMatchObject([{ kind: 'danger', text: forbidden.title }]);
});

it('a removal sent twice is one, and members of another company are none', async () => {
  const ok = { status: 200 };
  const { args, calls, flashed } = aMember(ok, foreign);
  const form = { remove: 'u-nakupci' };
  const responses = await Promise.all([companyAction(args(form)), companyAction(args(form))]);
  expect(responses.map((response) => locationOf(response))).toEqual([path, path]);
  expect(calls).toHaveLength(2);
  expect(flashed).toMatchObject([{ kind: 'success' }, { kind: 'success' }]);
  const changing = aMember(foreign);
  const change = { intent: 'change', id: 'u-of-others', role: 'buyer', orderLimit: '100' };
  expect(await companyAction(changing.args(change))).toMatchObject({ init: { status: 404 } });
});

it('a store that does not answer is no success', async () => {
  const { args, flashed } = aMember('down', 'down', 'down');
  await expect(companyLoader(args())).rejects.toBeInstanceOf(BackendUnavailable);
  await expect(companyAction(args(invitation))).rejects.toBeInstanceOf(BackendUnavailable);
  await expect(companyAction(args({ withdraw: 'ci-1' }))).rejects.toBeInstanceOf(BackendUnavailable);
  expect(flashed).toEqual([]);
});

it('an invitation that is used already says so', async () => {
  const used = { status: 404, title: 'Pozvánka už neplatí' };
  const { args, flashed } = aMember(used);
  const answer = await invitationAction(args({ intent: 'accept', token: 'used' }));
  expect(locationOf(answer)).toContain('/pozvanka-do-firmy');
  expect(flashed).toMatchObject([{ kind: 'danger', text: used.title }]);
});
