import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterSubscriber, newsletterToken, newsletterWithdrawal } from '@vyloha/backend-accounts/tables';
import type { TestShop } from '../../testing/create-test-shop';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const consentedAt = new Date('2026-11-20T10:00:00Z');
const confirmedAt = new Date('2026-11-20T10:05:00Z');
const wording = 'Odesláním souhlasíte, že vám budeme psát.';

describe.each(oneTestDatabase(import.meta.url))('the command for newsletter subscribers on $name', ({ open }) => {
  let shop: TestShop;
  let key: string;

  beforeEach(async () => {
    const opened = await openShopWithMailbox(open);
    shop = opened.shop;
    key = await opened.commandKey();
    const subscription = { locale: 'cs', source: 'footer', wording, consentedAt };
    await shop.db.insert(newsletterSubscriber).values([
      { ...subscription, email: 'petr@example.com', confirmedAt, locale: 'sk', source: null, wording: null },
      { ...subscription, email: 'jana@example.com', confirmedAt },
      { ...subscription, email: 'eva@example.com', confirmedAt: null },
    ]);
    await shop.db.insert(newsletterToken).values({ tokenHash: 'hash', email: 'jana@example.com' });
  });
  afterEach(() => shop.close());

  const command = (path: string, body: object, bearer = key) =>
    shop.call('POST', `/store/api/v1/newsletter/subscribers/${path}`, {
      headers: { authorization: `Bearer ${bearer}` },
      body,
    });
  const emailsAfter = async (after: string, limit: number) => (await command('list', { after, limit })).json;

  it('lists who has confirmed, with the proof of the consent', async () => {
    const times = { consentedAt: consentedAt.toISOString(), confirmedAt: confirmedAt.toISOString() };
    expect(await command('list', {})).toMatchObject({
      status: 200,
      json: {
        data: [
          {
            email: 'jana@example.com',
            locale: 'cs',
            source: 'footer',
            wording,
            ...times,
            unsubscribeUrl: expect.stringContaining('http://localhost:3000/newsletter/odhlasit?token=') as unknown,
          },
          { email: 'petr@example.com', locale: 'sk', source: null, wording: null, ...times },
        ],
      },
    });
  });

  it('lists page by page', async () => {
    expect(await emailsAfter('', 1)).toMatchObject({ data: [{ email: 'jana@example.com' }] });
    expect(await emailsAfter('jana@example.com', 1)).toMatchObject({ data: [{ email: 'petr@example.com' }] });
    expect(await emailsAfter('petr@example.com', 1)).toEqual({ data: [] });
    expect(await command('list', { limit: 1001 })).toMatchObject({ status: 422 });
  });

  it('counts who has confirmed and who has not', async () => {
    expect(await command('count', {})).toMatchObject({ json: { data: { confirmed: 2, pending: 1 } } });
  });

  it('removes an address, also one that has not confirmed, with the secrets of its mails', async () => {
    expect(await command('removal', { email: ' Jana@Example.com ' })).toMatchObject({ status: 200 });
    expect(await command('removal', { email: 'eva@example.com' })).toMatchObject({ status: 200 });
    expect(await command('count', {})).toMatchObject({ json: { data: { confirmed: 1, pending: 0 } } });
    expect(await shop.db.$count(newsletterToken)).toBe(0);
    expect(await command('removal', { email: 'jana@example.com' })).toMatchObject({ status: 404 });
    expect(await command('removal', { email: 'jana' })).toMatchObject({ status: 422 });
  });

  it('has the address by which each subscriber leaves, the same in every export', async () => {
    const urls = async () =>
      ((await command('list', {})).json as { data: { unsubscribeUrl: string }[] }).data.map(
        (one) => one.unsubscribeUrl,
      );
    const [first = '', second] = await urls();
    expect(second).not.toBe(first);
    expect(await urls()).toEqual([first, second]);
    const token = new URL(first).searchParams.get('token');
    await shop.call('POST', '/store/api/v1/newsletter/unsubscribe', { body: { token } });
    expect(await urls()).toEqual([second]);
  });

  it('keeps the proof of a consent that was withdrawn, and none of what nobody confirmed', async () => {
    for (const email of ['jana@example.com', 'eva@example.com']) await command('removal', { email });
    const proof = { email: 'jana@example.com', source: 'footer', wording, consentedAt, confirmedAt };
    expect(await shop.db.select().from(newsletterWithdrawal)).toMatchObject([
      { ...proof, withdrawnAt: shop.clock.now, withdrawalSource: 'staff' },
    ]);
  });

  it('imports who left elsewhere: with source and day, once, unless they have subscribed since', async () => {
    const left = (email: string, on: string) => ({ email, on });
    const withdrawals = [
      left('Jana@Example.com', '2026-11-01'),
      left('jana@example.com', '2026-11-20'),
      left('petr@example.com', '2026-11-19'),
      left('eva@example.com', '2026-11-20'),
      left('nikdo@example.com', '2026-11-20'),
    ];
    const counts = { withdrawn: 1, later: 1, unknown: 2 };
    expect(await command('withdrawals', { source: 'Mailchimp', withdrawals })).toMatchObject({
      json: { data: counts },
    });
    expect(await emailsAfter('', 9)).toMatchObject({ data: [{ email: 'petr@example.com' }] });
    expect(await shop.db.select().from(newsletterWithdrawal)).toMatchObject([
      {
        email: 'jana@example.com',
        consentedAt,
        confirmedAt,
        withdrawnAt: new Date('2026-11-20T22:59:59Z'),
        withdrawalSource: 'Mailchimp',
      },
    ]);
    const again = { source: 'footer', locale: 'cs', consentedAt: shop.clock.now, confirmedAt: shop.clock.now };
    await shop.db.insert(newsletterSubscriber).values({ ...again, email: 'jana@example.com' });
    const repeated = { withdrawn: 0, later: 2, unknown: 2 };
    expect(await command('withdrawals', { source: 'Mailchimp', withdrawals })).toMatchObject({
      json: { data: repeated },
    });
    const tomorrow = [left('petr@example.com', '2099-01-01')];
    expect(await command('withdrawals', { source: 'x', withdrawals: tomorrow })).toMatchObject({ status: 422 });
    expect(await command('withdrawals', { source: 'x', withdrawals: [left('a@b.cz', '2026-02-30')] })).toMatchObject({
      status: 422,
    });
  });

  it('is the only one allowed to do this', async () => {
    for (const path of ['list', 'count', 'removal', 'withdrawals']) {
      const body = { email: 'jana@example.com', source: 'x', withdrawals: [] };
      expect(await command(path, body, 'a-guess')).toMatchObject({ status: 403 });
    }
    expect(await shop.db.$count(newsletterSubscriber)).toBe(3);
  });
});
