import * as v from 'valibot';
import { insertCompany } from './a-company';
import { listenForCommands } from './listen-for-commands';
import { logInAs } from './log-in-as';
import { createPlaceBody } from './place-body';
import { openShopWithMailbox } from './shop-with-mailbox';
import type { TestDatabase } from './test-databases';

const store = '/store/api/v1';
const url = `${store}/user/quotes`;
type Headers = Record<string, string>;

/** Number of the first quote. */
export const firstQuote = 'N2026000001';
const first = firstQuote;

/** A company with an owner, an approver and a buyer with a limit of 1 500 crowns, and calls about quotes, by the buyer. */
export async function openQuoteShop(open: TestDatabase['open']) {
  const { shop, mailbox, commandKey } = await openShopWithMailbox(open, { orderCopyTo: 'sklad@example.com' });
  const key = await commandKey();
  await insertCompany(shop.db, [
    { customerId: 'u-firma', role: 'owner' },
    { customerId: 'u-schvalovatel', role: 'approver' },
    { customerId: 'u-nakupci', role: 'buyer', orderLimitMinor: 150_000 },
  ]);
  const owner = await logInAs(shop, 'firma@example.com');
  const approver = await logInAs(shop, 'schvalovatel@example.com');
  const buyer = await logInAs(shop, 'nakupci@example.com');
  const add = (amount: number, headers = buyer) =>
    shop.call('POST', `${store}/cart/items`, { headers, body: { id: 'v-konev', amount } });
  const request = (headers = buyer, body: object = {}, attempt = `attempt-${crypto.randomUUID()}`) =>
    shop.call('POST', url, { body, headers: { ...headers, 'idempotency-key': attempt } });
  const read = (headers: Headers = buyer, path = `/${first}`) => shop.call('GET', `${url}${path}`, { headers });
  const answer = (body: object = {}, bearer = key) =>
    shop.call('POST', `${store}/quote-states`, {
      headers: { authorization: `Bearer ${bearer}` },
      body: {
        code: first,
        state: 'answered',
        validUntil: '2026-11-25',
        note: 'Za množství.',
        lines: [{ number: 1, price: 99.99 }],
        ...body,
      },
    });
  const put = (headers = buyer, code = first) => shop.call('POST', `${url}/${code}/cart`, { headers, body: {} });
  const cart = (headers = buyer, extra: Headers = {}) =>
    shop.call('GET', `${store}/cart`, { headers: { ...headers, ...extra } });
  const place = (headers = buyer, changes: object = {}) =>
    shop.call('POST', `${store}/cart/place`, {
      headers,
      body: createPlaceBody({ email: 'nakupci@example.com', ...changes }),
    });
  const offer = async (amount = 10, body: object = {}) => {
    await add(amount);
    await request();
    await answer(body);
  };
  const changeAmount = async (amount: number) => {
    const items = v.parse(
      v.object({ data: v.object({ items: v.array(v.object({ id: v.string() })) }) }),
      (await cart()).json,
    ).data.items;
    return shop.call('PATCH', `${store}/cart/items/${items[0]?.id ?? ''}`, { headers: buyer, body: { amount } });
  };
  const calls = { add, request, read, answer, put, cart, place, offer, changeAmount, deliverMails: mailbox.deliver };
  const listen = () => listenForCommands(shop.app, mailbox.dataDir);
  return { shop, owner, approver, buyer, listen, ...calls };
}

export type QuoteShop = Awaited<ReturnType<typeof openQuoteShop>>;
