import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { contactMessage } from '@vyloha/backend-accounts/tables';
import type { TestShop } from '../testing/create-test-shop';
import { openShopWithMailbox, type ShopMailbox } from '../testing/shop-with-mailbox';
import { oneTestDatabase } from '../testing/test-databases';

const contactUrl = '/store/api/v1/contact-form';
const message = { name: 'Jana Nováková', email: 'jana@example.com', phone: '', message: 'Máte mladé jabloně?' };
const withMessages = v.object({ data: v.array(v.object({ id: v.string(), message: v.string() })) });

describe.each(oneTestDatabase(import.meta.url))('messages on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: ShopMailbox;
  let key: string;

  beforeEach(async () => {
    const opened = await openShopWithMailbox(open);
    ({ shop, mailbox } = opened);
    key = await opened.commandKey();
  });
  afterEach(() => shop.close());

  const write = (body: object) => shop.call('POST', contactUrl, { body });
  const command = (path: string, body: object, bearer = key) =>
    shop.call('POST', `/store/api/v1/contact-messages/${path}`, {
      headers: { authorization: `Bearer ${bearer}` },
      body,
    });

  it('stores a message for the staff', async () => {
    expect(await write(message)).toMatchObject({ status: 200 });
    expect(await shop.db.select().from(contactMessage)).toMatchObject([{ ...message, phone: null, locale: 'cs' }]);
    expect(await write({ ...message, message: ' ' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'message' }] },
    });
    expect(await shop.db.select().from(outboxMail)).toHaveLength(2);
  });

  it('mails it to the shop, to be answered, and confirms it without quoting it', async () => {
    await write({ ...message, name: 'Jana\r\nBcc: x@example.com', message: 'Pojďte na http://evil.example/x' });
    const mails = await mailbox.deliver(2);
    const copy = mails.find((mail) => mail.includes('Reply-To: jana@example.com')) ?? '';
    expect(copy).toMatch(/^To: (?!jana)/m);
    expect(copy).toContain('Pojďte na http: //evil. example/x');
    expect(copy).not.toMatch(/^Bcc:/m);
    const confirmation = mails.find((mail) => /^To: jana@example\.com/m.test(mail)) ?? '';
    expect(confirmation).toContain('děkujeme za zprávu');
    expect(confirmation).not.toMatch(/evil|Jana/);
    expect(await shop.db.select().from(outboxMail)).toEqual([]);
  });

  it('is read and removed by a command on the machine alone', async () => {
    await write(message);
    await write({ ...message, message: 'Ještě něco.' });
    const { data } = v.parse(withMessages, (await command('list', {})).json);
    expect(data.map((one) => one.message).sort()).toEqual(['Ještě něco.', 'Máte mladé jabloně?']);
    const [first, second] = data;
    expect(await command('list', { after: first?.id })).toMatchObject({ json: { data: [{ id: second?.id }] } });
    expect(await command('removal', { id: first?.id })).toMatchObject({ status: 200 });
    expect(await command('removal', { id: first?.id })).toMatchObject({ status: 404 });
    expect(await command('list', {})).toMatchObject({ json: { data: [{ id: second?.id }] } });
    expect(await command('list', {}, 'wrong')).toMatchObject({ status: 403 });
  });
});
