import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterSubscriber, newsletterToken } from '@vyloha/backend-accounts/tables';
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
          { email: 'jana@example.com', locale: 'cs', source: 'footer', wording, ...times },
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

  it('is the only one allowed to do this', async () => {
    for (const path of ['list', 'count', 'removal']) {
      expect(await command(path, { email: 'jana@example.com' }, 'a-guess')).toMatchObject({ status: 403 });
    }
    expect(await shop.db.$count(newsletterSubscriber)).toBe(3);
  });
});
