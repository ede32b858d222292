import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { contentReport, productComment, review } from '@vyloha/backend-reviews/tables';
import type { TestShop } from '../../testing/create-test-shop';
import { openShopWithMailbox, type ShopMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const url = '/store/api/v1/products/p-konev/reports';
const text = 'Konev nikdy nekoupil.\nhttps://evil.example';

describe.each(oneTestDatabase(import.meta.url))('reports of reviews and questions on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: ShopMailbox;
  let key: string;

  beforeEach(async () => {
    const opened = await openShopWithMailbox(open);
    ({ shop, mailbox } = opened);
    key = await opened.commandKey();
    const common = { productId: 'p-konev', locale: 'sk', createdAt: shop.clock.now, authorName: 'Jan K.' };
    await shop.db
      .insert(review)
      .values({ ...common, id: 'r-1', email: 'autor@example.com', stars: 1, text: 'Podvodníci' });
    await shop.db.insert(productComment).values([
      { ...common, id: 'q-1', text: 'Je z plechu?' },
      { ...common, id: 'a-1', questionId: 'q-1', text: 'Ne.' },
      { ...common, id: 'q-2', text: 'Nikdo nevidí', isHidden: true },
    ]);
  });
  afterEach(() => shop.close());

  const report = (changes: object = {}, ip?: string) =>
    shop.call('POST', url, {
      body: { subject_id: 'r-1', reason: 'untrue', text, email: 'Jana@Example.com', ...changes },
      ...(ip !== undefined && { ip }),
    });
  const stored = () => shop.db.select().from(contentReport);
  const command = (path: string, body: object) =>
    shop.call('POST', `/store/api/v1/moderation/${path}`, { headers: { authorization: `Bearer ${key}` }, body });
  const decide = (state: string, changes: object = {}) =>
    command('report-states', { code: 'N2026000001', state, note: 'Autor u nás nenakoupil.', ...changes });
  const to = (mails: readonly string[], recipient: string) =>
    mails.filter((mail) => mail.includes(`\nTo: ${recipient}`) || mail.startsWith(`To: ${recipient}`));
  const reviews = async () => (await shop.call('GET', '/store/api/v1/products/p-konev/reviews')).json;

  it('reach the shop, and whoever reported with nothing that was typed', async () => {
    expect(await report()).toMatchObject({ status: 200, json: { data: {} } });
    const mails = await mailbox.deliver(2);
    const [receipt = ''] = to(mails, 'jana@example.com');
    expect(receipt).toContain('N2026000001');
    expect(receipt).not.toContain('nekoupil');
    const toShop = mails.find((mail) => mail !== receipt) ?? '';
    for (const part of ['nekoupil', 'Podvodn', 'reports show N2026000001']) expect(toShop).toContain(part);
    expect(toShop).not.toContain('https://evil.example');
    expect(await reviews()).toMatchObject({ data: [{ id: 'r-1' }] });
  });

  it('upheld hide what was reported, and tell whoever reported it and its author why', async () => {
    await report();
    await mailbox.deliver(2);
    expect(await decide('upheld')).toMatchObject({ status: 200 });
    expect(await reviews()).toMatchObject({ data: [] });
    const mails = await mailbox.deliver(4);
    const [, decision = ''] = to(mails, 'jana@example.com');
    const [toAuthor = ''] = to(mails, 'autor@example.com');
    for (const mail of [decision, toAuthor]) expect(mail).toContain('nenakoupil');
    expect(decision).toContain('www.ctu.cz');
    expect(toAuthor).toContain('<html lang="sk">');
    expect(toAuthor).not.toContain('nekoupil');
  });

  it('rejected let it stay, with the reason; a decision is made once', async () => {
    await report({ subject_id: 'a-1' });
    expect(await decide('rejected')).toMatchObject({ status: 200 });
    expect(await decide('upheld')).toMatchObject({ status: 422, json: { errors: [{ field: 'state' }] } });
    expect(await decide('rejected')).toMatchObject({ status: 200 });
    expect(await shop.db.select().from(productComment).where(eq(productComment.isHidden, true))).toHaveLength(1);
    const mails = await mailbox.deliver(3);
    expect(to(mails, 'jana@example.com')).toHaveLength(2);
    expect(await decide('rejected', { note: ' ' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'note' }] },
    });
    expect(await decide('upheld', { code: 'N2026000009' })).toMatchObject({ status: 404 });
  });

  it('need no e-mail', async () => {
    expect(await report({ email: '', subject_id: 'q-1' })).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([{ email: null, name: null }]);
    await decide('upheld');
    expect(await shop.call('GET', '/store/api/v1/products/p-konev/comments')).toMatchObject({ json: { data: [] } });
    expect(await shop.db.$count(outboxMail)).toBe(1);
  });

  it('sent twice are one, concurrently too', async () => {
    const answers = await Promise.all([report(), report(), report({ email: 'jana@example.com' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shop.db.$count(outboxMail)).toBe(2);
    await report({ email: '' });
    expect((await stored()).map(({ code }) => code).sort()).toEqual(['N2026000001', 'N2026000002']);
  });

  it.each([
    [{ reason: 'protože' }, 'reason'],
    [{ text: ' ' }, 'text'],
    [{ text: 'a'.repeat(2001) }, 'text'],
    [{ email: 'jana' }, 'email'],
    [{ email: 'jana@example.com\r\nBcc: all@example.com' }, 'email'],
    [{ name: 'a'.repeat(61) }, 'name'],
  ])('with %j are rejected at the field', async (changes, field) => {
    expect(await report(changes)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect(await stored()).toEqual([]);
  });

  it('of what nobody sees, or of another product, are 404', async () => {
    expect(await report({ subject_id: 'q-2' })).toMatchObject({ status: 404 });
    expect(await report({ subject_id: 'neni' })).toMatchObject({ status: 404 });
    const other = shop.call('POST', '/store/api/v1/products/p-hadice/reports', {
      body: { subject_id: 'r-1', reason: 'untrue', text },
    });
    expect(await other).toMatchObject({ status: 404 });
  });

  it('are limited by address and by mailbox', async () => {
    for (let number = 0; number < 5; number += 1) await report({ text: `Lež ${number}` });
    expect(await report({ text: 'Šestá' })).toMatchObject({ status: 429 });
    for (let number = 0; number < 4; number += 1) await report({ text: `Lež ${number}`, email: '' });
    expect(await report({ text: 'Jedenáctá', email: '' })).toMatchObject({ status: 429 });
  });

  it('are listed for the staff with what they are about', async () => {
    await report({ name: 'Jana' });
    const { json } = await command('reports', { states: ['received'] });
    expect(json).toMatchObject({
      data: [
        {
          code: 'N2026000001',
          name: 'Jana',
          email: 'jana@example.com',
          subject: { kind: 'review', author: 'Jan K.', text: 'Podvodníci', hidden: false },
        },
      ],
      meta: { total: 1 },
    });
    await shop.db.delete(review);
    expect(await command('reports', { code: 'N2026000001' })).toMatchObject({ json: { data: [{ subject: null }] } });
  });
});
