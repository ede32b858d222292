import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShopForCommands, type ShopForCommands } from '../testing/shop-for-commands';
import { oneTestDatabase } from '../testing/test-databases';

const store = '/store/api/v1';
const email = 'jan@example.com';
const accessResponse = v.object({ data: v.object({ token: v.string() }) });
const withdrawableResponse = v.object({ data: v.object({ items: v.array(v.object({ id: v.string() })) }) });
const withdrawnResponse = v.object({ data: v.object({ code: v.string() }) });
const documentsResponse = v.object({ data: v.array(v.object({ kind: v.string() })) });

/** A transfer of the whole price, as Fio exports it. */
const statementOf = (code: string) =>
  `accountId;2400222222\ncurrency;CZK\n\nID operace;VS;Datum;Objem;Měna\n26000000001;${code};21.11.2026;497,00;CZK`;

describe.each(oneTestDatabase(import.meta.url))('a guest after the order on $name', ({ open }) => {
  let shop: ShopForCommands;
  beforeEach(async () => {
    shop = await openShopForCommands(open);
  });
  afterEach(() => shop.close());

  async function withdrawFrom(code: string): Promise<string> {
    const access = await shop.call('POST', `${store}/withdrawals/access`, { body: { code, email } });
    const url = `${store}/withdrawals/orders/${v.parse(accessResponse, access.json).data.token}`;
    const [line] = v.parse(withdrawableResponse, (await shop.call('GET', url)).json).data.items;
    const sent = await shop.call('POST', url, {
      body: { items: [{ id: line?.id, amount: 1 }], reason: '', bank_account: '19-2000145399/0800' },
      headers: { 'idempotency-key': 'attempt-of-the-guest' },
    });
    return v.parse(withdrawnResponse, sent.json).data.code;
  }

  it('is told of everything once, and money and documents agree to the end', async () => {
    const { code, token } = await shop.place({ email });
    /** What the staff do, until what follows from it has been done. */
    const staff = async (...args: string[]) => {
      await shop.vyloha(...args);
      await shop.issueDocuments();
      await shop.mailbox.deliver(0);
    };
    const orderUrl = `${store}/orders/token/${token}`;
    const read = async () => (await shop.call('GET', orderUrl)).json;

    const statement = await shop.write('statement.csv', statementOf(code));
    await staff('payments', 'import-statement', statement);
    await staff('payments', 'import-statement', statement);
    expect(await read()).toMatchObject({ data: { status: 'paid', money: { received: 497, missing: 0 } } });

    await staff('orders', 'state', code, 'processing');
    await staff('parcels', 'add', code, 'A-1', '--line', '1:1');
    await staff('parcels', 'add', code, 'A-2');
    await staff('parcels', 'state', code, '1', 'delivered');
    await staff('parcels', 'state', code, '2', 'delivered');
    expect(await read()).toMatchObject({ data: { status: 'delivered' } });

    const withdrawn = await withdrawFrom(code);
    await staff('withdrawals', 'state', withdrawn, 'accepted');
    await staff('withdrawals', 'state', withdrawn, 'refunded');
    expect(await read()).toMatchObject({
      data: { money: { received: 497, returned: 199, credited: 199, missing: 0 } },
    });
    const listed = await shop.call('GET', `${orderUrl}/documents`);
    expect(
      v
        .parse(documentsResponse, listed.json)
        .data.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['creditNote', 'deliveryNote', 'invoice']);

    const mailTexts = [
      'děkujeme za objednávku',
      'platbu za objednávku 2026000001 jsme přijali',
      'v příloze posíláme doklad Faktura',
      'právě připravujeme',
      'část zboží z objednávky',
      'zboží z objednávky 2026000001 jsme předali dopravci',
      'objednávka 2026000001 je doručená',
      'přijali vaše odstoupení',
      'jsme uznali',
      'v příloze posíláme Opravný daňový doklad',
      'jsme vám poslali zpět',
    ];
    const mails = await shop.mailbox.deliver(mailTexts.length);
    expect(mails).toHaveLength(mailTexts.length);
    mailTexts.forEach((words, index) => expect(mails[index]).toContain(words));
  });
});
