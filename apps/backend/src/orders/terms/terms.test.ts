import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentEntry } from '@vyloha/backend-content/tables';
import { termsVersion } from '@vyloha/backend-orders/tables';
import type { TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { logInAs } from '../../testing/log-in-as';
import { archiveTerms } from '@vyloha/backend-orders/testing';
import { createPlaceBody } from '../../testing/place-body';
import { openShopWithMailbox, type ShopMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const placedOrder = v.object({ data: v.object({ order: v.object({ id: v.string(), token: v.string() }) }) });
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe.each(oneTestDatabase(import.meta.url))('the terms of an order on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: ShopMailbox;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open, { orderCopyTo: 'sklad@example.com' }));
  });
  afterEach(() => shop.close());

  /** As an editor does. */
  async function publish(cs: string, sk: string): Promise<void> {
    const data = {
      title: { cs: 'Obchodní podmínky', sk: 'Obchodné podmienky' },
      content: { cs: [paragraph(cs)], sk: [paragraph(sk)] },
    };
    const page = { type: 'page', id: 'obchodni-podminky', data };
    await shop.db
      .insert(contentEntry)
      .values({ ...page, slug: { cs: 'obchodni-podminky', sk: 'obchodne-podmienky' } })
      .onConflictDoUpdate({ target: [contentEntry.type, contentEntry.id], set: { data } });
  }
  async function place(headers: Record<string, string> = {}) {
    const guest = await fillGuestCart(shop, 'v-konev', 1, headers);
    const { json } = await shop.call('POST', '/store/api/v1/cart/place', { headers: guest, body: createPlaceBody() });
    return v.parse(placedOrder, json).data.order;
  }
  const termsOf = (path: string, headers: Record<string, string> = {}) =>
    shop.call('GET', `/store/api/v1/${path}/terms`, { headers });
  const said = (text: string) => ({ status: 200, json: { data: { content: [paragraph(text)] } } });

  it('are those that were in force, whatever the shop publishes later', async () => {
    await publish('Platí zákon < & pravidla.', 'Platí zákon.');
    const first = await place();
    const repeated = await place();
    await publish('Platí něco jiného.', 'Platí niečo iné.');
    const later = await place();
    for (const { token } of [first, repeated])
      expect(await termsOf(`orders/token/${token}`)).toMatchObject(said('Platí zákon < & pravidla.'));
    expect(await termsOf(`orders/token/${later.token}`)).toMatchObject(said('Platí něco jiného.'));
    expect(await shop.db.$count(termsVersion)).toBe(2);
  });

  it('are in the language of the order, whoever reads them', async () => {
    await publish('Platí zákon.', 'Platí slovenský zákon.');
    const { token } = await place({ 'x-locale': 'sk' });
    expect(await termsOf(`orders/token/${token}`, { 'x-locale': 'cs' })).toMatchObject({
      json: { data: { locale: 'sk', title: 'Obchodné podmienky', content: [paragraph('Platí slovenský zákon.')] } },
    });
  });

  it('are attached to the confirmation alone, as they were when it was placed', async () => {
    await publish('Platí zákon < & pravidla.', 'Platí zákon.');
    await place();
    await publish('Platí něco jiného.', 'Platí niečo iné.');
    const [mail = '', copy = ''] = await mailbox.deliver(2);
    expect(mail).toMatch(/filename="?obchodni-podminky-2026000001\.html/);
    expect(mail).toContain('<p>Platí zákon &lt; &amp; pravidla.</p>');
    expect(mail).toContain('Znění, které platí pro objednávku 2026000001 ze dne');
    expect(mail).toContain('jsou v příloze');
    expect(mail).not.toContain('/stranka/obchodni-podminky');
    expect(copy).not.toContain('Platí zákon');
    expect(copy).toContain('/stranka/obchodni-podminky');
  });

  it('are shown to nobody but its customer, and are missing where the shop has none', async () => {
    const customer = await logInAs(shop, 'zakaznik@example.com');
    await shop.call('POST', '/store/api/v1/cart/items', { headers: customer, body: { id: 'v-konev' } });
    await publish('Platí zákon.', 'Platí zákon.');
    const { json } = await shop.call('POST', '/store/api/v1/cart/place', {
      headers: customer,
      body: createPlaceBody(),
    });
    const { id } = v.parse(placedOrder, json).data.order;
    expect(await termsOf(`user/orders/${id}`, customer)).toMatchObject(said('Platí zákon.'));
    expect(await termsOf(`user/orders/${id}`, await logInAs(shop, 'firma@example.com'))).toMatchObject({ status: 404 });
    expect(await termsOf('orders/token/unknown')).toMatchObject({ status: 404 });
    await shop.db.delete(contentEntry);
    const { token } = await place();
    expect(await termsOf(`orders/token/${token}`)).toMatchObject({ status: 404 });
  });

  it('are archived by version, each of which anybody can read in its language', async () => {
    await publish('Platí zákon.', 'Platí slovenský zákon.');
    await archiveTerms(shop.db, shop.clock.now);
    await publish('Platí něco jiného.', 'Platí slovenský zákon.');
    const later = new Date(shop.clock.now.getTime() + 60_000);
    await archiveTerms(shop.db, later);
    await archiveTerms(shop.db, later);
    const versions = async (headers: Record<string, string> = {}) => {
      const { json } = await shop.call('GET', '/store/api/v1/terms', { headers });
      return v.parse(v.object({ data: v.array(v.object({ id: v.string() })) }), json).data;
    };
    const [newest, oldest] = await versions();
    expect(await shop.call('GET', `/store/api/v1/terms/${newest?.id}`)).toMatchObject(said('Platí něco jiného.'));
    expect(await shop.call('GET', `/store/api/v1/terms/${oldest?.id}`)).toMatchObject(said('Platí zákon.'));
    const slovak = { 'x-locale': 'sk', 'x-currency': 'EUR' };
    expect(await versions(slovak)).toHaveLength(1);
    const strange = await shop.call('GET', `/store/api/v1/terms/${oldest?.id}`, { headers: slovak });
    expect(strange).toMatchObject({ status: 404 });
  });

  it('are stored once by orders at once', async () => {
    await publish('Platí zákon.', 'Platí zákon.');
    await Promise.all(Array.from({ length: 6 }, () => place()));
    expect(await shop.db.$count(termsVersion)).toBe(1);
  });
});
