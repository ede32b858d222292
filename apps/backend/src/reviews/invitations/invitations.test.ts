import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterSubscriber } from '@vyloha/backend-accounts/tables';
import { product } from '@vyloha/backend-catalog/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { inviteToReview } from '@vyloha/backend-reviews/testing';
import { setting } from '@vyloha/backend-shop/tables';
import type { TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { createPlaceBody } from '../../testing/place-body';
import { openShopWithMailbox, type ShopMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const store = '/store/api/v1';
const code = '2026000001';
const email = 'jan@example.com';
const settingName = 'reviewInvitationAfterDays';
const dayMs = 86_400_000;
const invitationText = 'Jak jste se zbožím spokojení?';

describe.each(oneTestDatabase(import.meta.url))('invitations to review on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: ShopMailbox;
  let commandKey: () => Promise<string>;

  beforeEach(async () => {
    ({ shop, mailbox, commandKey } = await openShopWithMailbox(open, { orderMailsOff: ['delivered', 'invoice'] }));
    await shop.db.insert(setting).values({ name: settingName, value: 10 });
  });
  afterEach(() => shop.close());

  async function bring(status: string): Promise<void> {
    const headers = { authorization: `Bearer ${await commandKey()}` };
    const answer = await shop.call('POST', `${store}/order-statuses`, { headers, body: { code, status } });
    expect(answer.status).toBe(200);
  }
  async function deliverOrder(headers: Record<string, string> = {}): Promise<void> {
    const guest = await fillGuestCart(shop, 'v-konev', 2, headers);
    const body = createPlaceBody({ email: 'Jan@Example.com' });
    const placed = await shop.call('POST', `${store}/cart/place`, { headers: { ...guest, ...headers }, body });
    expect(placed.status).toBe(200);
    await bring('delivered');
  }
  const subscribe = (confirmedAt: Date | null = shop.clock.now) =>
    shop.db.insert(newsletterSubscriber).values({ email, locale: 'cs', consentedAt: shop.clock.now, confirmedAt });
  const after = (days: number) =>
    inviteToReview({ db: shop.db, now: () => new Date(shop.clock.now.getTime() + days * dayMs) });
  const enqueued = () => shop.db.$count(outboxMail, eq(outboxMail.kind, 'reviewInvitation'));
  /** The invitations among the mails, of which one is the confirmation. */
  async function invitations(count: number): Promise<string[]> {
    await shop.db.update(outboxMail).set({ runAfter: shop.clock.now, enqueuedAt: shop.clock.now });
    const mails = await mailbox.deliver(count + 1);
    return mails.filter((mail) => mail.includes('List-Unsubscribe:'));
  }

  it('are mailed once, some days after the delivery, with a way to end them', async () => {
    await subscribe();
    await deliverOrder();
    await after(9.9);
    expect(await enqueued()).toBe(0);
    await after(10);
    await after(11);
    expect(await enqueued()).toBe(1);
    const [mail = '', ...others] = await invitations(1);
    expect(others).toEqual([]);
    for (const expected of [invitationText, `objednávku ${code}`, `číslo objednávky ${code}`, '/produkt/konev#recenze'])
      expect(mail).toContain(expected);
    expect(mail).toMatch(/^To: jan@example\.com$/m);
    expect(mail).toMatch(/<o-[\w-]+\.reviewInvitation@/);
    const token = mailbox.secretOf(mail);
    expect(mail).toContain(`List-Unsubscribe:\n <http://localhost:3000/newsletter/odhlasit?token=${token}>`);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect((await shop.call('POST', `${store}/newsletter/unsubscribe`, { body: { token } })).status).toBe(200);
    expect(await shop.db.$count(newsletterSubscriber)).toBe(0);
    await after(12);
    expect(await enqueued()).toBe(0);
  });

  it('are in the language of the order', async () => {
    await subscribe();
    await deliverOrder({ 'x-locale': 'sk', 'accept-language': 'sk' });
    await after(10);
    const [mail = ''] = await invitations(1);
    expect(mail).toContain('Ako ste s tovarom spokojní?');
    expect(mail).toContain('Odhlásiť novinky aj tieto pozvánky');
  });

  it.each([
    ['without a consent', () => Promise.resolve()],
    ['with a consent that nobody has confirmed', () => subscribe(null)],
  ])('go to nobody %s', async (_, prepare) => {
    await prepare();
    await deliverOrder();
    await after(10);
    expect(await enqueued()).toBe(0);
  });

  it('are not sent for what was cancelled or delivered long ago, nor where the shop does not want them', async () => {
    await subscribe();
    await deliverOrder();
    await after(25);
    expect(await enqueued()).toBe(0);
    await shop.db.delete(setting).where(eq(setting.name, settingName));
    await after(10);
    expect(await enqueued()).toBe(0);
    await shop.db.insert(setting).values({ name: settingName, value: 10 });
    await bring('cancelled');
    await after(10);
    expect(await enqueued()).toBe(0);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['every product is reviewed', review],
    ['the consent is withdrawn', () => shop.db.delete(newsletterSubscriber)],
    ['the order is cancelled', () => bring('cancelled')],
    ['its products are not shown', () => shop.db.update(product).set({ inCatalog: false })],
    ['the shop has switched them off', () => shop.db.delete(setting).where(eq(setting.name, settingName))],
  ])('are not sent once %s', async (_, happen) => {
    await subscribe();
    await deliverOrder();
    await after(10);
    expect(await enqueued()).toBe(1);
    await happen();
    expect(await invitations(0)).toEqual([]);
    expect(await enqueued()).toBe(0);
  });

  async function review(): Promise<void> {
    const body = { name: 'Jan', email, order_code: code, stars: 5, text: 'Neteče.' };
    const added = await shop.call('POST', `${store}/products/p-konev/reviews`, { body });
    expect(added.status).toBe(200);
    expect(added.json).toMatchObject({ data: { verified: true } });
  }
});
