import { approvalLoader, approvalsLoader, companyAction, companyLoader } from '@vyloha/company/server';
import { orderAction, orderLoader } from '@vyloha/orders/server';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';
import { placeOrderAs } from '../testing/place-order-as';

const path = '/uzivatel/firma';
const email = 'nakupci@example.com';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend({ hasCompany: true });
});
afterAll(() => backend.stop());

it('an owner limits the month of a buyer, whose next order waits and whose payments get no dearer', async () => {
  const [owner, buyer] = [await aCustomerOf(backend, 'firma@example.com'), await aCustomerOf(backend, email)];
  const companyOf = async ({ request }: typeof owner) => (await companyLoader(argsOf(await request(), path))).company;
  const limit = async (monthlyLimit: string) => {
    const form = { intent: 'change', id: 'u-nakupci', role: 'buyer', orderLimit: '', monthlyLimit };
    return companyAction(argsOf(await owner.request(), path, { form }));
  };
  const token = buyer.cookies.get('token') ?? null;
  const { code } = await placeOrderAs(backend, { token, email }, 1, { payment_id: 'pay-transfer' });
  const { monthlyUsed: used } = await companyOf(buyer);
  expect(used).toBeGreaterThan(0);

  expect(await limit('-1')).toMatchObject({ init: { status: 422 } });
  expect(locationOf(await limit(String(Math.ceil(used / 100))))).toBe(path);
  const limits = { monthlyLimit: Math.ceil(used / 100) * 100, monthlyUsed: used };
  expect(await companyOf(buyer)).toMatchObject({ ...limits, members: [] });
  expect((await companyOf(owner)).members).toMatchObject([{ isCaller: true }, { id: 'u-nakupci', ...limits }]);

  await expect(placeOrderAs(backend, { token, email })).rejects.toThrow();
  const [approval] = (await approvalsLoader(argsOf(await buyer.request(), path))).approvals;
  const params = { id: approval?.id ?? '' };
  expect((await approvalLoader(argsOf(await buyer.request(), path, { params }))).approval).toMatchObject({
    status: 'waiting',
    heldBy: 'monthlyLimit',
  });

  const ofOrder = { params: { id: code } };
  const { otherPayments } = await orderLoader(argsOf(await buyer.request(), path, ofOrder));
  expect(otherPayments.map(({ id }) => id)).not.toContain('pay-cod');
  const form = { payment: 'pay-cod' };
  expect(await orderAction(argsOf(await buyer.request(), path, { ...ofOrder, form }))).toMatchObject({
    init: { status: 422 },
    data: { paymentError: expect.stringContaining('bez schválení ve firmě') },
  });
});
