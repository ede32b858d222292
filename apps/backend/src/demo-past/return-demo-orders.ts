import type { DemoClaim, DemoReturns, DemoWithdrawal } from '@vyloha/demo-shop';
import sharp from 'sharp';
import * as v from 'valibot';
import { changeClaimState, changeWithdrawalState, claimStates, withdrawalStates } from '@vyloha/backend-after-sales';
import type { Database } from '@vyloha/backend-kernel';
import { issueDocuments } from '@vyloha/backend-orders';
import { drawingPath } from './drawings';
import { silent } from './open-past';

const store = '/store/api/v1';
const withId = v.object({ data: v.object({ id: v.string() }) });
const withCode = v.object({ data: v.object({ code: v.string() }) });
const withToken = v.object({ data: v.object({ token: v.string() }) });

/** A line of a placed order. */
interface Line {
  id: string;
  variant: { id: string } | null;
}

export interface ReturningCustomer {
  db: Database;
  clock: { now: Date };
  /** Calls the shop as the customer, at the time of the clock. */
  call: (path: string, body: object) => Promise<unknown>;
  order: { id: string; code: string; items: readonly Line[] };
}

function lineOf({ order: { code, items } }: ReturningCustomer, variantId: string): string {
  const line = items.find(({ variant }) => variant?.id === variantId);
  if (line === undefined) throw new Error(`order ${code} of the demo shop has no ${variantId}`);
  return line.id;
}

const actionsAt = ({ db, clock }: ReturningCustomer) => ({ ...silent, db, now: () => clock.now });

const creditReturns = ({ db, clock, order }: ReturningCustomer) =>
  db.transaction((tx) => issueDocuments(tx, order.id, 'returns', clock.now));

async function claimItem(customer: ReturningCustomer, { at, variantId, body, photo, steps }: DemoClaim): Promise<void> {
  const { clock, call, order } = customer;
  clock.now = new Date(at);
  const photos: string[] = [];
  if (photo !== null) {
    const picture = await sharp(drawingPath(photo)).resize(1000).flatten({ background: '#e8e4da' }).jpeg().toBuffer();
    const uploaded = await call(`${store}/user/claim-photos`, { content: picture.toString('base64') });
    photos.push(v.parse(withId, uploaded).data.id);
  }
  const line = { order_id: order.id, item_id: lineOf(customer, variantId) };
  const { code } = v.parse(withCode, await call(`${store}/user/claims`, { ...line, ...body, photos })).data;
  for (const { state, at: reachedAt, note = null } of steps) {
    clock.now = new Date(reachedAt);
    await changeClaimState(actionsAt(customer), { code, state: v.parse(v.picklist(claimStates), state), note });
    await creditReturns(customer);
  }
}

async function withdraw(
  customer: ReturningCustomer,
  { at, variantId, amount, reason, steps }: DemoWithdrawal,
): Promise<void> {
  const { clock, call, order } = customer;
  clock.now = new Date(at);
  const { token } = v.parse(withToken, await call(`${store}/withdrawals/access`, { code: order.code })).data;
  const items = [{ id: lineOf(customer, variantId), amount }];
  const sent = await call(`${store}/withdrawals/orders/${token}`, { items, reason });
  const { code } = v.parse(withCode, sent).data;
  for (const { state, at: reachedAt, note = null } of steps) {
    clock.now = new Date(reachedAt);
    await changeWithdrawalState(actionsAt(customer), {
      code,
      state: v.parse(v.picklist(withdrawalStates), state),
      note,
    });
    await creditReturns(customer);
  }
}

/** Claims and withdraws by the same calls as the storefront, each at its time, and answers as the staff do. */
export async function returnDemoOrder(customer: ReturningCustomer, returns: DemoReturns): Promise<void> {
  for (const claim of returns.claims) await claimItem(customer, claim);
  for (const withdrawal of returns.withdrawals) await withdraw(customer, withdrawal);
}
