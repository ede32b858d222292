import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import {
  newsletterKey,
  newsletterSubscriber,
  newsletterToken,
  newsletterWithdrawal,
} from '@vyloha/backend-accounts/tables';
import { hashToken } from '@vyloha/backend-kernel';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { type TestShop } from '../testing/create-test-shop';
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
  const send = (smtpUrl: string | null = null) => sendAllMails(shop, { dataDir: mailbox.dataDir, smtpUrl });
  const subscribers = () => shop.db.select().from(newsletterSubscriber);
  const follow = (link: 'confirm' | 'unsubscribe', token: string) =>
    shop.call('POST', `${newsletterUrl}/${link}`, { body: { token } });
  const tokenIn = (mail: string, path: string) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(mail)?.[1] ?? '';
  async function lastMail(count = 1): Promise<string> {
    await send();
    return (await mailbox.mails(count)).filter((mail) => mail.includes('/newsletter/odhlasit')).at(-1) ?? '';
  }
  const mailedToken = async (count = 1) => tokenIn(await lastMail(count), '/newsletter/potvrdit');
  const withdrawals = () => shop.db.select().from(newsletterWithdrawal);

  it('is sent to nobody before the link of a mail was followed; the other link ends it, with a proof', async () => {
    expect(await subscribe({ email: ' Jana@Example.com ', source: 'footer', wording })).toMatchObject({
      status: 200,
      json: { data: {} },
    });
    const consent = { email, locale: 'cs', source: 'footer', wording, consentedAt: shop.clock.now };
    expect(await subscribers()).toMatchObject([{ ...consent, confirmedAt: null }]);
    const mail = await lastMail();
    const [token, leaving] = [tokenIn(mail, '/newsletter/potvrdit'), tokenIn(mail, '/newsletter/odhlasit')];
    const leavingUrl = `http://localhost:3000/newsletter/odhlasit?token=${leaving}`;
    expect(mail).toMatch(/^To: jana@example\.com/m);
    expect(mail).toContain(`Potvrdit odběr novinek: http://localhost:3000/newsletter/potvrdit?token=${token}\n`);
    expect(mail).toContain(`Odhlásit odběr novinek: ${leavingUrl}\n`);
    expect(mail).toContain(`List-Unsubscribe:\n <${leavingUrl}>`);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await follow('confirm', leaving)).toMatchObject({ status: 422 });
    for (let time = 0; time < 2; time += 1) expect((await follow('confirm', token)).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ ...consent, confirmedAt: shop.clock.now }]);
    await Promise.all([follow('unsubscribe', leaving), follow('unsubscribe', leaving)]);
    expect(await follow('unsubscribe', leaving)).toMatchObject({ status: 200 });
    expect(await subscribers()).toEqual([]);
    expect(await shop.db.$count(newsletterToken)).toBe(0);
    const proof = { ...consent, confirmedAt: shop.clock.now, withdrawnAt: shop.clock.now, withdrawalSource: 'link' };
    expect(await withdrawals()).toMatchObject([proof]);
    expect(await follow('confirm', token)).toMatchObject({ status: 422, json: { errors: [{ code: 'token_dead' }] } });
  });

  describe('has an address of each subscriber that unsubscribes', () => {
    const other = 'petr@example.com';
    const at = new Date('2026-11-20T10:00:00Z');
    const isSubscribed = async (address: string) => (await subscribers()).some((one) => one.email === address);
    async function leavingOf(address: string): Promise<string> {
      await shop.call('POST', `${newsletterUrl}/unsubscribe-link`, { body: { email: address } });
      await vi.waitFor(async () => expect(await shop.db.$count(outboxMail)).toBe(1), 20_000);
      return tokenIn(await lastMail(1), '/newsletter/odhlasit');
    }
    beforeEach(async () => {
      const consent = { locale: 'cs', consentedAt: at, confirmedAt: at };
      await shop.db.insert(newsletterSubscriber).values([email, other].map((one) => ({ email: one, ...consent })));
    });

    it('mailed to whoever asks for it, some times an hour; nobody learns who is subscribed', async () => {
      const answers = [];
      for (const address of [email.toUpperCase(), 'nikdo@example.com'])
        answers.push(await shop.call('POST', `${newsletterUrl}/unsubscribe-link`, { body: { email: address } }));
      expect(answers).toEqual(
        [answers[0], answers[0]].map((answer) => ({ ...answer, headers: expect.anything() as unknown })),
      );
      await vi.waitFor(async () => expect(await shop.db.$count(outboxMail)).toBe(1), 20_000);
      const mail = await lastMail();
      expect(mail).toMatch(/^To: jana@example\.com/m);
      expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      for (let count = 0; count < 2; count += 1)
        await shop.call('POST', `${newsletterUrl}/unsubscribe-link`, { body: { email } });
      const tooMany = await shop.call('POST', `${newsletterUrl}/unsubscribe-link`, { body: { email } });
      expect(tooMany).toMatchObject({ status: 429 });
    });

    it('which holds for good, also for a later subscription, and for nobody else', async () => {
      const token = await leavingOf(email);
      expect((await follow('unsubscribe', token)).status).toBe(200);
      expect([await isSubscribed(email), await isSubscribed(other)]).toEqual([false, true]);
      await shop.db.insert(newsletterSubscriber).values({ email, locale: 'cs', consentedAt: at, confirmedAt: at });
      expect((await follow('unsubscribe', token)).status).toBe(200);
      expect(await isSubscribed(email)).toBe(false);
      expect(await withdrawals()).toHaveLength(2);
    });

    it('and none that is forged: with another e-mail, cut, or of another key', async () => {
      const token = await leavingOf(email);
      const [signature] = [Buffer.from(token, 'base64url').subarray(0, 32)];
      const forged = [
        Buffer.concat([signature, Buffer.from(other)]).toString('base64url'),
        Buffer.concat([Buffer.alloc(32), Buffer.from(other)]).toString('base64url'),
        signature.toString('base64url'),
        token.slice(0, -2),
        'neni-to-on',
      ];
      for (const one of forged) {
        expect(await follow('unsubscribe', one)).toMatchObject({
          status: 422,
          json: { errors: [{ code: 'token_dead' }] },
        });
      }
      await shop.db.delete(newsletterKey);
      expect(await follow('unsubscribe', token)).toMatchObject({ status: 422 });
      expect(await follow('unsubscribe', 'x'.repeat(401))).toMatchObject({ status: 422 });
      expect(await subscribers()).toHaveLength(2);
    });

    it('as have mails from before it was signed', async () => {
      await shop.db.insert(newsletterToken).values({ tokenHash: hashToken('z-drivejska'), email });
      expect((await follow('unsubscribe', 'z-drivejska')).status).toBe(200);
      expect([await isSubscribed(email), await isSubscribed(other)]).toEqual([false, true]);
    });

    it('without a limit for mail programs, which unsubscribe many from one address; guesses have one', async () => {
      const token = await leavingOf(email);
      for (let count = 0; count < 60; count += 1) await follow('unsubscribe', `hadani-${count}`);
      expect(await follow('unsubscribe', 'hadani')).toMatchObject({ status: 429 });
      expect(await follow('unsubscribe', token)).toMatchObject({ status: 200 });
    });
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
    const mail = await lastMail();
    expect(mail).toMatch(/^Potvrdiť odber noviniek: http:\/\/localhost:3000\/potvrzeni\?z=1&token=[\w-]{43}$/m);
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
