import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { productComment } from '@vyloha/backend-reviews/tables';
import { type TestShop } from '../../testing/create-test-shop';
import { logInAs } from '../../testing/log-in-as';
import type { Mailbox } from '../../testing/mailbox';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';
import { sendAllMails } from '../../testing/upkeep';

const url = '/store/api/v1/products/p-konev/comments';
const questionInput = { text: 'Je z plastu?\nA vydrží mráz?', email: 'Petr@Example.com', name: 'Petr' };
const withId = v.object({ json: v.object({ data: v.object({ id: v.string() }) }) });

describe.each(oneTestDatabase(import.meta.url))('questions about products on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;
  let key: string;

  beforeEach(async () => {
    const opened = await openShopWithMailbox(open, { questionCopyTo: 'poradna@example.com' });
    ({ shop, mailbox } = opened);
    key = await opened.commandKey();
  });
  afterEach(() => shop.close());

  const ask = (changes: object = {}, headers: Record<string, string> = {}) =>
    shop.call('POST', url, { body: { ...questionInput, ...changes }, headers });
  const stored = () => shop.db.select().from(productComment);
  const command = (path: string, body: object) =>
    shop.call('POST', `/store/api/v1/moderation/${path}`, { headers: { authorization: `Bearer ${key}` }, body });
  const send = () => sendAllMails(shop, { dataDir: mailbox.dataDir });
  const answer = async () => {
    const [question] = await stored();
    return command('answers', { question_id: question?.id, author: 'Poradna', text: 'Ano, je.\nMráz vydrží.' });
  };

  it('are seen by nobody before the staff answer them', async () => {
    expect(await ask()).toMatchObject({ status: 200, json: { data: {} } });
    expect(await shop.call('GET', url)).toMatchObject({ json: { data: [] } });
    expect(await command('latest', {})).toMatchObject({
      json: { data: [{ kind: 'question', text: questionInput.text, waiting: true, hidden: true }] },
    });
    expect(await answer()).toMatchObject({ status: 200 });
    const listed = await shop.call('GET', url);
    expect(listed).toMatchObject({
      json: {
        data: [{ text: questionInput.text, author: { name: 'Petr' }, answers: [{ text: 'Ano, je.\nMráz vydrží.' }] }],
      },
    });
    expect(JSON.stringify(listed.json).toLowerCase()).not.toContain('example.com');
  });

  it('reach the shop, and the answer reaches whoever asked, whose e-mail is then forgotten', async () => {
    await ask({}, { 'x-locale': 'sk' });
    await send();
    const [toShop = ''] = await mailbox.mails(1);
    expect(toShop).toMatch(/^To: poradna@example\.com\r?$/m);
    expect(toShop).toContain('A vydrží mráz?');
    await answer();
    await send();
    const [, first = '', second = ''] = await mailbox.mails(3);
    const mails = [first, second];
    const toAsker = mails.find((mail) => /^To: petr@example\.com\r?$/m.test(mail)) ?? '';
    for (const text of ['Je z plastu?', 'Ano, je.', '<html lang="sk">', '#dotazy', 'pýtali ste sa nás'])
      expect(toAsker).toContain(text);
    expect(mails.some((mail) => /^To: poradna@example\.com\r?$/m.test(mail))).toBe(true);
    expect(await stored()).toMatchObject([{ email: null, isWaiting: false }, { email: null }]);
    expect(await shop.db.select().from(outboxMail)).toEqual([]);
  });

  it('are published without an answer, or taken down, and then nobody gets a mail', async () => {
    await ask();
    const [question] = await stored();
    await command('visibility', { id: question?.id, hidden: false });
    expect(await shop.call('GET', url)).toMatchObject({ json: { data: [{ text: questionInput.text, answers: [] }] } });
    await command('visibility', { id: question?.id, hidden: true });
    expect(await stored()).toMatchObject([{ isHidden: true, isWaiting: false, email: null }]);
  });

  it('sent twice are asked once, concurrently too', async () => {
    const answers = await Promise.all([ask(), ask(), ask({ email: 'petr@example.com' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await ask({ text: 'Jiný dotaz' });
    expect(await stored()).toHaveLength(2);
    expect(await shop.db.$count(outboxMail)).toBe(2);
  });

  it('of a logged-in customer need neither name nor e-mail; of a guest they need the e-mail', async () => {
    const headers = await logInAs(shop, 'zakaznik@example.com');
    expect(await ask({ email: '', name: '' }, headers)).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([{ email: 'zakaznik@example.com', authorName: expect.stringMatching(/\.$/) }]);
    expect(await ask({ email: '' })).toMatchObject({ status: 422, json: { errors: [{ field: 'email' }] } });
    expect(await ask({ name: null, text: 'Beze jména?' })).toMatchObject({ status: 200 });
    expect((await stored()).map(({ authorName }) => authorName)).toContain('Zákazník');
  });

  it.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'a'.repeat(2001) }, 'text'],
    [{ email: 'petr' }, 'email'],
    [{ email: 'petr@example.com\r\nBcc: all@example.com' }, 'email'],
    [{ name: 'a'.repeat(61) }, 'name'],
  ])('with %j are rejected at the field', async (changes, field) => {
    expect(await ask(changes)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect(await stored()).toEqual([]);
  });

  it('put nothing of their own into mails', async () => {
    await ask({ text: '<script>alert(1)</script>\nBcc: all@example.com\nhttp://evil.example/x', name: '<b>' });
    await send();
    const [mail = ''] = await mailbox.mails(1);
    expect(mail).toContain('&lt;script&gt;');
    expect(mail.slice(mail.indexOf('<!doctype'))).not.toContain('<script>');
    expect(mail).not.toContain('http://evil.example');
    expect(mail).not.toMatch(/^Bcc: all@example\.com/m);
  });

  it('about what the shop does not sell are not found', async () => {
    const body = questionInput;
    for (const id of ['p-neni', 'p-tajny'])
      expect(await shop.call('POST', `/store/api/v1/products/${id}/comments`, { body })).toMatchObject({ status: 404 });
  });

  it('have an answer that can be identified', async () => {
    await ask();
    expect(v.parse(withId, await answer()).json.data.id).toMatch(/^a-/);
  });
});
