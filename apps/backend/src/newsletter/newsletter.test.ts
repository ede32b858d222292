import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { newsletterSubscriber, newsletterToken } from '@vyloha/backend-accounts/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { testSettings, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import type { Mailbox } from '../testing/mailbox';
import { createPlaceBody } from '../testing/place-body';
import { openShopWithMailbox } from '../testing/shop-with-mailbox';
import { startSmtpServer } from '../testing/smtp-server';
import { oneTestDatabase } from '../testing/test-databases';
import { sendAllMails } from '../testing/upkeep';

const newsletterUrl = '/store/api/v1/newsletter';
const email = 'jana@example.com';
const wording = 'Odesláním souhlasíte, že vám budeme psát.';

describe.each(oneTestDatabase(import.meta.url))('the newsletter on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
  });
  afterEach(() => shop.close());

  const subscribe = (body: object = { email }, headers: Record<string, string> = {}) =>
    shop.call('POST', `${newsletterUrl}/subscribe`, { body: { terms: true, ...body }, headers });
  const send = (smtpUrl: string | null = null) =>
    sendAllMails({
      db: shop.db,
      settings: { ...testSettings, dataDir: mailbox.dataDir, smtpUrl },
      log: pino({ level: 'silent' }),
      now: () => shop.clock.now,
    });
  const subscribers = () => shop.db.select().from(newsletterSubscriber);
  const follow = (link: 'confirm' | 'unsubscribe', token: string) =>
    shop.call('POST', `${newsletterUrl}/${link}`, { body: { token } });
  async function mailedToken(count = 1): Promise<string> {
    await send();
    const mails = (await mailbox.mails(count)).filter((mail) => mail.includes('/newsletter/odhlasit'));
    return mailbox.secretOf(mails.at(-1) ?? '');
  }

  it('is sent to nobody before the link of a mail was followed; it is forgotten by the other link', async () => {
    expect(await subscribe({ email: ' Jana@Example.com ', source: 'footer', wording })).toMatchObject({
      status: 200,
      json: { data: {} },
    });
    const consent = { email, locale: 'cs', source: 'footer', wording, consentedAt: shop.clock.now };
    expect(await subscribers()).toMatchObject([{ ...consent, confirmedAt: null }]);
    const token = await mailedToken();
    const [mail = ''] = await mailbox.mails();
    expect(mail).toMatch(/^To: jana@example\.com/m);
    expect(mail).toContain(`Potvrdit odběr novinek: http://localhost:3000/newsletter/potvrdit?token=${token}\n`);
    expect(mail).toContain(`Odhlásit odběr novinek: http://localhost:3000/newsletter/odhlasit?token=${token}\n`);
    for (let time = 0; time < 2; time += 1) expect((await follow('confirm', token)).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ ...consent, confirmedAt: shop.clock.now }]);
    for (let time = 0; time < 2; time += 1) expect((await follow('unsubscribe', token)).status).toBe(200);
    expect(await subscribers()).toEqual([]);
    expect(await shop.db.$count(newsletterToken)).toBe(0);
    expect(await follow('confirm', token)).toMatchObject({ status: 422, json: { errors: [{ code: 'token_dead' }] } });
  });

  it('asks again whoever has not confirmed, and says nothing to whoever has', async () => {
    await subscribe();
    const first = await mailedToken();
    await subscribe({ email: email.toUpperCase() });
    expect(await mailedToken(2)).not.toBe(first);
    expect((await follow('confirm', first)).status).toBe(200);
    const [before] = await subscribers();
    expect(await subscribe({ email, source: 'page' }, { 'x-locale': 'sk' })).toMatchObject({ status: 200 });
    expect(await shop.db.$count(outboxMail)).toBe(0);
    expect(await subscribers()).toEqual([before]);
  });

  it('is confirmed in the language of the form, on the page that the form names', async () => {
    const callbackUrl = 'http://localhost:3000/potvrzeni?z=1';
    await subscribe({ email, callbackUrl }, { 'x-locale': 'sk' });
    const token = await mailedToken();
    const [mail = ''] = await mailbox.mails();
    expect(mail).toContain(`Potvrdiť odber noviniek: ${callbackUrl}&token=${token}\n`);
  });

  it('needs no mail once it is confirmed or called off', async () => {
    await subscribe();
    await shop.db.delete(newsletterSubscriber);
    await send();
    expect(await mailbox.mails()).toEqual([]);
    expect(await shop.db.$count(outboxMail)).toBe(0);
  });

  it('waits for a mail server that is down, without a secret that nobody has', async () => {
    const { url, close } = await startSmtpServer();
    await close();
    await subscribe();
    await send(url);
    expect(await shop.db.select().from(outboxMail)).toMatchObject([{ attempts: 1, kind: 'newsletter' }]);
    expect(await shop.db.$count(newsletterToken)).toBe(0);
  });

  it.each([
    [{ email: 'jana' }, 'email', 'E-mail není ve správném formátu'],
    [{ email, terms: false }, 'terms', 'Bez vašeho souhlasu vám psát nemůžeme'],
    [{ email, callbackUrl: 'https://evil.example/' }, 'callbackUrl', 'Hodnota není správná'],
    [{ email, wording: 'x'.repeat(501) }, 'wording', 'Text je příliš dlouhý'],
  ])('refuses %j', async (body, field, title) => {
    expect(await subscribe(body)).toMatchObject({ status: 422, json: { errors: [{ field, title }] } });
    expect(await subscribers()).toEqual([]);
  });

  it('rate-limits signing others up, and mails to one mailbox', async () => {
    for (let count = 0; count < 5; count += 1) await subscribe();
    expect(await subscribe()).toMatchObject({ status: 429 });
    for (let count = 0; count < 15; count += 1) await subscribe({ email: `jana${count}@example.com` });
    expect(await subscribe({ email: 'petr@example.com' })).toMatchObject({ status: 429 });
  });

  describe('ticked in an order', () => {
    const texts = { newsletter: 'Chci dostávat novinky', heureka_allow: 'Souhlasím s dotazníkem' };
    async function place(changes: Record<string, unknown>) {
      const headers = await fillGuestCart(shop, 'v-konev', 1);
      const body = createPlaceBody({ email, ...changes });
      return () => shop.call('POST', '/store/api/v1/cart/place', { headers, body });
    }

    it('is confirmed by mail, once however often the order is repeated; what was agreed to is kept', async () => {
      const repeat = await place({ newsletter: true, heureka_allow: true, consent_texts: texts });
      await Promise.all([repeat(), repeat()]);
      expect(await subscribers()).toMatchObject([
        { email, locale: 'cs', source: 'order', wording: texts.newsletter, confirmedAt: null },
      ]);
      const [order] = await shop.db.select().from(shopOrder);
      expect(order).toMatchObject({ locale: 'cs', newsletter: true, magazine: false, consentTexts: texts });
      const pending = await shop.db.select().from(outboxMail).where(eq(outboxMail.kind, 'newsletter'));
      expect(pending).toMatchObject([{ recipient: email, subjectType: 'subscriber' }]);
      const token = await mailedToken(2);
      expect((await follow('confirm', token)).status).toBe(200);
      expect(await subscribers()).toMatchObject([{ confirmedAt: shop.clock.now }]);
    });

    it('is the only way to subscribe with one', async () => {
      expect((await (await place({ newsletter: false }))()).status).toBe(200);
      expect(await subscribers()).toEqual([]);
    });
  });
});
