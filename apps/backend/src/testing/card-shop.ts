import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { readCommandKey } from '@vyloha/backend-kernel';
import { orderPayment } from '@vyloha/backend-orders/tables';
import { type PaymentGateway, createGopayGateway } from '@vyloha/backend-orders/testing';
import { createTestShop } from './create-test-shop';
import { fillGuestCart } from './fill-guest-cart';
import type { GopayStandIn } from './gopay-stand-in';
import { openMailbox } from './mailbox';
import { createPlaceBody } from './place-body';
import type { TestDatabase } from './test-databases';

const store = '/store/api/v1';

const paidOrder = v.looseObject({
  code: v.string(),
  token: v.string(),
  status: v.string(),
  prices: v.object({ totalWithTax: v.number() }),
  payment: v.object({
    id: v.string(),
    state: v.nullable(v.string()),
    isPayable: v.boolean(),
    refundDue: v.number(),
  }),
  bankTransfer: v.unknown(),
});
const startedPayment = v.optional(v.object({ id: v.string(), redirectUrl: v.string() }));
const payResponse = v.object({ data: v.object({ order: paidOrder, payment: startedPayment }) });
const orderResponse = v.object({ data: paidOrder });

interface CardShopOptions {
  open: TestDatabase['open'];
  standIn: GopayStandIn;
  /** Changes what the gateway says. */
  distort?: (gateway: PaymentGateway) => PaymentGateway;
}

/** A shop whose orders are paid at the stand-in. */
export async function openCardShop({ open, standIn, distort = (gateway) => gateway }: CardShopOptions) {
  const mailbox = await openMailbox();
  const gateway = distort(createGopayGateway(standIn.config));
  const shop = await createTestShop({
    database: await open(),
    settings: { dataDir: mailbox.dataDir, orderCopyTo: 'obchod@example.com' },
    gateway,
  });
  return {
    ...shop,
    gateway,
    mailbox,
    close: async () => {
      await shop.close();
      await mailbox.remove();
    },
    /** Places an order of watering cans that is paid by card. */
    async placeByCard({ amount = 1, variantId = 'v-konev', couponCode = '', changes = {} } = {}) {
      const headers = await fillGuestCart(shop, variantId, amount);
      if (couponCode !== '') await shop.call('POST', `${store}/cart/coupon`, { headers, body: { couponCode } });
      const body = createPlaceBody({ payment_id: 'pay-card', ...changes });
      const { json } = await shop.call('POST', `${store}/cart/place`, { headers, body });
      return v.parse(payResponse, json).data;
    },
    async orderOf(token: string) {
      return v.parse(orderResponse, (await shop.call('GET', `${store}/orders/token/${token}`)).json).data;
    },
    notify: (id: string) => shop.call('POST', `${store}/payments/notify`, { body: { id } }),
    pay: (token: string, body: Record<string, unknown> = {}) =>
      shop.call('POST', `${store}/orders/token/${token}/payment`, { body }),
    async refund(code: string, part: object = {}) {
      const headers = { authorization: `Bearer ${await readCommandKey(mailbox.dataDir)}` };
      return shop.call('POST', `${store}/payments/refunds`, { headers, body: { code, ...part } });
    },
    async setStatus(code: string, status: string) {
      const headers = { authorization: `Bearer ${await readCommandKey(mailbox.dataDir)}` };
      return shop.call('POST', `${store}/order-statuses`, { headers, body: { code, status } });
    },
    paymentRows: () => shop.db.select().from(orderPayment).orderBy(asc(orderPayment.createdAt)),
  };
}

export type CardShop = Awaited<ReturnType<typeof openCardShop>>;

/** What `pay` answered. */
export function parsePaid({ json }: { json: unknown }) {
  return v.parse(payResponse, json).data;
}
