import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importShop } from '@vyloha/backend-import/testing';
import { createProductDocument, baseShopDocuments } from '../import/testing/documents';
import { category, product, stock } from '@vyloha/backend-catalog/tables';
import { watcher } from '@vyloha/backend-accounts/tables';
import { testSettings, type TestShop } from '../testing/create-test-shop';
import type { Mailbox } from '../testing/mailbox';
import { openShopWithMailbox } from '../testing/shop-with-mailbox';
import { oneTestDatabase } from '../testing/test-databases';
import { notifyWatchers } from '@vyloha/backend-accounts/testing';

const url = '/store/api/v1/products/p-hadice/watchers';
const email = 'jana@example.com';

describe.each(oneTestDatabase(import.meta.url))('watching sold-out products on $name', ({ open }) => {
  let shop: TestShop;
  let mailbox: Mailbox;

  beforeEach(async () => {
    ({ shop, mailbox } = await openShopWithMailbox(open));
    await shop.db.update(stock).set({ amount: 0 });
  });
  afterEach(() => shop.close());

  const watch = (body: object = { email }, headers: Record<string, string> = {}) =>
    shop.call('POST', url, { body, headers });
  const restock = (variantId: string) => shop.db.update(stock).set({ amount: 3 }).where(eq(stock.variantId, variantId));
  const notify = (settings: object = {}) =>
    notifyWatchers({
      db: shop.db,
      settings: { ...testSettings, dataDir: mailbox.dataDir, ...settings },
      log: pino({ level: 'silent' }),
      now: shop.clock.now,
    });
  const watchers = () => shop.db.select().from(watcher);

  it('is confirmed by a mail with a cancel link', async () => {
    expect(await watch({ email: ' Jana@Example.com ' })).toMatchObject({ status: 200, json: { data: {} } });
    const [mail = ''] = await mailbox.mails(1);
    expect(mail).toMatch(/^To: jana@example\.com/m);
    expect(mail).toContain('jakmile bude Zahradní hadice zase skladem');
    expect(mail).toContain('http://localhost:3000/zrusit-hlidani?token=');
    expect(mail).toMatch(/List-Unsubscribe:\s+<http:\/\/localhost:3000\/zrusit-hlidani\?token=/);
    const token = mailbox.secretOf(mail);
    expect(await watchers()).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) {
      expect(await shop.call('POST', '/store/api/v1/watchers/cancel', { body: { token } })).toMatchObject({
        status: 200,
      });
      expect(await watchers()).toEqual([]);
    }
  });

  it('ends with one mail once the product is back in stock, and nothing is stored', async () => {
    await watch();
    await mailbox.mails(1);
    await notify();
    expect(await mailbox.mails()).toHaveLength(1);
    await restock('v-hadice-50');
    await Promise.all([notify(), notify()]);
    await notify();
    const mails = await mailbox.mails(2);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toContain('je zase skladem');
    expect(mails[1]).toContain('Zobrazit zboží: http://localhost:3000/produkt/hadice\n');
    expect(mails[1]).toContain('Zrušit hlídání: http://localhost:3000/zrusit-hlidani?token=');
    expect(await watchers()).toEqual([]);
  });

  it('of one variant waits for that one', async () => {
    await watch({ email, variant_id: 'v-hadice-50' });
    await mailbox.mails(1);
    await restock('v-hadice-20');
    await notify();
    expect(await watchers()).toHaveLength(1);
    await restock('v-hadice-50');
    await notify();
    const [, mail = ''] = await mailbox.mails(2);
    expect(mail).toContain('http://localhost:3000/produkt/hadice?variant_id=v-hadice-50');
  });

  it('gets mail in the language of its request', async () => {
    await watch({ email }, { 'x-locale': 'sk' });
    await mailbox.mails(1);
    await restock('v-hadice-20');
    await notify();
    const mails = await mailbox.mails(2);
    expect(mails[0]).toContain('len čo bude Záhradná hadica opäť skladom');
    expect(mails[1]).toContain('Záhradná hadica je opäť skladom');
  });

  it('ignores products that nobody can buy', async () => {
    await watch();
    await restock('v-hadice-20');
    await shop.db.update(product).set({ saleable: false });
    await notify();
    await shop.db.update(product).set({ saleable: true });
    await shop.db.update(category).set({ visibleToGroups: ['business'] });
    await notify();
    expect(await watchers()).toHaveLength(1);
  });

  it('notices stock that an import brings', async () => {
    await importShop(shop.db, [...baseShopDocuments, createProductDocument('p-nova', { warehouses: {} })]);
    await shop.call('POST', '/store/api/v1/products/p-nova/watchers', { body: { email } });
    await mailbox.mails(1);
    await notify();
    expect(await watchers()).toHaveLength(1);
    await importShop(shop.db, [createProductDocument('p-nova')]);
    await notify();
    expect((await mailbox.mails(2))[1]).toContain('je zase skladem');
  });

  it('tries again later when the mail server is silent', async () => {
    await watch();
    await mailbox.mails(1);
    await restock('v-hadice-20');
    await notify({ smtpUrl: 'smtp://127.0.0.1:9' });
    await notify();
    expect(await watchers()).toHaveLength(1);
    shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60 * 1000);
    await notify();
    expect(await mailbox.mails(2)).toHaveLength(2);
    expect(await watchers()).toEqual([]);
  });

  it('is idempotent', async () => {
    const answers = await Promise.all([watch(), watch(), watch({ email: email.toUpperCase() })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await watchers()).toHaveLength(1);
    expect(await mailbox.mails(1)).toHaveLength(1);
  });

  it.each([
    [{}, 'email', 'Vyplňte prosím toto pole'],
    [{ email: 'jana' }, 'email', 'E-mail není ve správném formátu'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'Text je příliš dlouhý'],
    [{ email, variant_id: 'v-konev' }, 'variant_id', 'Hodnota není správná'],
  ])('refuses %j', async (body, field, title) => {
    expect(await watch(body)).toMatchObject({ status: 422, json: { errors: [{ field, title }] } });
    expect(await watchers()).toEqual([]);
  });

  it('refuses hidden products, and rate-limits mails to one mailbox', async () => {
    const unknown = '/store/api/v1/products/p-neni/watchers';
    expect(await shop.call('POST', unknown, { body: { email } })).toMatchObject({ status: 404 });
    for (let count = 0; count < 10; count += 1) await watch();
    expect(await watch()).toMatchObject({ status: 429 });
  });
});
