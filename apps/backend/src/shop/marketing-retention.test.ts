import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSubscriber } from '@vyloha/backend-accounts/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { setting } from '@vyloha/backend-shop/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { oneTestDatabase } from '../testing/test-databases';
import { tidyUpShop } from '../testing/upkeep';

describe.each(oneTestDatabase(import.meta.url))('data for marketing on $name', ({ open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
  });
  afterAll(() => shop.close());

  const emails = async () => (await shop.db.select().from(newsletterSubscriber)).map(({ email }) => email).sort();
  const after = (years: number) => new Date(Date.UTC(shop.clock.now.getUTCFullYear() + years, 11, 31));

  it('goes after the years that the setting states, in countries whose law is followed; orders stay', async () => {
    const at = { consentedAt: shop.clock.now, confirmedAt: shop.clock.now };
    await shop.db.insert(newsletterSubscriber).values([
      { email: 'cs@example.com', locale: 'cs', ...at },
      { email: 'sk@example.com', locale: 'sk', ...at },
    ]);
    const guest = await fillGuestCart(shop, 'v-konev', 1);
    const consents = { phone_notification: true, consent_texts: { phone_notification: 'Chci SMS' } };
    await shop.call('POST', '/store/api/v1/cart/place', { headers: guest, body: createPlaceBody(consents) });
    await tidyUpShop(shop.db, after(19));
    expect(await emails()).toEqual(['cs@example.com', 'sk@example.com']);
    await tidyUpShop(shop.db, after(20), { legalDutiesOff: ['sk:marketingRetention'] });
    expect(await emails()).toEqual(['sk@example.com']);
    expect(await shop.db.select().from(shopOrder)).toMatchObject([{ phoneNotification: false, consentTexts: null }]);
    await shop.db.insert(setting).values({ name: 'marketingRetentionYears', value: 3 });
    await tidyUpShop(shop.db, after(2));
    expect(await emails()).toEqual(['sk@example.com']);
    await tidyUpShop(shop.db, after(3));
    expect(await emails()).toEqual([]);
    await shop.db.delete(setting).where(eq(setting.name, 'marketingRetentionYears'));
  });
});
