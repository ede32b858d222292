import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logInAs } from '../testing/log-in-as';
import { createPlaceBody } from '../testing/place-body';
import { firstQuote, openQuoteShop } from '../testing/quote-shop';
import { openShopForCommands } from '../testing/shop-for-commands';
import { oneTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';
const placed = v.object({
  data: v.object({
    order: v.object({ id: v.string(), code: v.string(), items: v.array(v.object({ id: v.string() })) }),
  }),
});
const access = v.object({ data: v.object({ token: v.string() }) });

describe.each(oneTestDatabase(import.meta.url))('commands about requests on $name', ({ open }) => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('list and show claims and withdrawals', async () => {
    const shop = await openShopForCommands(open);
    const { vyloha, call } = shop;
    const headers = await logInAs(shop, 'zakaznik@example.com');
    await call('POST', `${store}/cart/items`, { headers, body: { id: 'v-konev', amount: 3 } });
    const answer = await call('POST', `${store}/cart/place`, { headers, body: createPlaceBody() });
    const { order } = v.parse(placed, answer.json).data;
    const [item = { id: '' }] = order.items;
    await vyloha('orders', 'state', order.code, 'delivered');
    const claim = {
      order_id: order.id,
      item_id: item.id,
      amount: 1,
      description: 'Teče\nod začátku',
      solution: 'refund',
    };
    const attempt = (key: string) => ({ ...headers, 'idempotency-key': key });
    await call('POST', `${store}/user/claims`, { headers: attempt('attempt-of-a-claim-1'), body: claim });
    await vyloha('claims', 'state', 'R2026000001', 'accepted', 'Vracíme peníze');
    expect(await vyloha('claims', 'list', '--order', order.code, '--state', 'accepted,settled')).toBe(
      `R2026000001  2026-11-21 10:00  accepted  due 2026-12-21  ${order.code}  refund  1 ks Zelená, Jan Novák`,
    );
    expect(await vyloha('claims', 'list', '--state', 'received')).toBe('There is no such claim.');
    const shown = await vyloha('claims', 'show', 'R2026000001');
    expect(shown).toMatch(/^Claim R2026000001: accepted, received 2026-11-21 10:00, due 2026-12-21$/m);
    expect(shown).toMatch(
      /^ {2}Paid back +all of its pieces\n {2}Guarantee +until 2028-11-21\n {2}Says +Teče\n +od začátku$/m,
    );
    expect(shown).toMatch(/accepted {2}Vracíme peníze$/);
    await expect(vyloha('claims', 'show', 'R1')).rejects.toThrow('There is no claim R1.');
    await expect(vyloha('claims', 'list', '--state', 'gone')).rejects.toThrow("'gone' is none of received");

    const { token } = v.parse(
      access,
      (await call('POST', `${store}/withdrawals/access`, { headers, body: { code: order.code } })).json,
    ).data;
    const body = { items: [{ id: item.id, amount: 2 }], reason: 'Malá', bank_account: '19-2000145399/0800' };
    await call('POST', `${store}/withdrawals/orders/${token}`, { headers: attempt('attempt-of-a-withdrawal-1'), body });
    expect(await vyloha('withdrawals', 'list', '--since', '2026-11-21')).toMatch(
      new RegExp(`^${order.code}-1 {2}2026-11-21 10:00 {2}received +2 ks Zelená, Jan Novák$`),
    );
    const withdrawal = await vyloha('withdrawals', 'show', `${order.code}-1`);
    expect(withdrawal).toMatch(/ {2}Money to +.*2000145399.*\n {2}Reason +Malá\nItems\n {2}2 ks {2}Zelená$/);
    expect(JSON.parse(await vyloha('withdrawals', 'list', '--json'))).toMatchObject([{ state: 'received' }]);
    expect(await vyloha('withdrawals', 'list', '--until', '2026-11-20')).toBe('There is no such withdrawal.');
    await shop.close();
  });

  it('list and show quotes', async () => {
    const { shop, listen, add, request, answer } = await openQuoteShop(open);
    const vyloha = await listen();
    await add(10);
    await request(undefined, { message: 'Pro celou školu' });
    expect(await vyloha('quotes', 'list', '--state', 'sent')).toMatch(
      new RegExp(`^${firstQuote} {2}2026-11-21 10:00 {2}sent {2}1 line +Eva Malá, nakupci@example.com$`),
    );
    await answer();
    const shown = await vyloha('quotes', 'show', firstQuote);
    expect(shown).toMatch(/^Quote N2026000001: answered, requested 2026-11-21 10:00\n {2}Customer +Eva Malá, nakupci/);
    expect(shown).toMatch(/ {2}Says +Pro celou školu\n[^]* {2}Valid until +2026-11-25\n {2}Answer +Za množství\.\n/);
    expect(shown).toMatch(/1 {2}10 ks {2}\d+\.\d\d CZK {2}offered 99\.99 CZK {2}v-konev {2}/);
    expect(await vyloha('quotes', 'list', '--order', '2026000001')).toBe('There is no such quote.');
    await shop.close();
  });
});
