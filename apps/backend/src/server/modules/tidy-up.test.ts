import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  accessToken,
  consentWording,
  cookieConsent,
  customerToken,
  newsletterSubscriber,
  newsletterWithdrawal,
  passkeyChallenge,
  pendingRegistration,
  watcher,
} from '@vyloha/backend-accounts/tables';
import { cart, cartItem } from '@vyloha/backend-cart/tables';
import { rateLimit } from '@vyloha/backend-kernel/tables';
import { createTestShop, testNow, type TestShop } from '../../testing/create-test-shop';
import { testDatabases } from '../../testing/test-databases';
import { tidyUpShop } from '../../testing/upkeep';

const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000);

describe.each(testDatabases())('tidying up on $name', ({ open }) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
  });
  afterEach(() => shop.close());

  it('removes only expired data', async () => {
    const customerId = 'u-zakaznik';
    await shop.db.insert(accessToken).values([
      { tokenHash: 'spent', customerId, expiresAt: daysAgo(1) },
      { tokenHash: 'alive', customerId, expiresAt: daysAgo(-1) },
    ]);
    await shop.db.insert(customerToken).values([
      { tokenHash: 'late', customerId, purpose: 'reset', expiresAt: daysAgo(1) },
      { tokenHash: 'good', customerId, purpose: 'reset', expiresAt: daysAgo(-1) },
    ]);
    const challenge = { purpose: 'login', holderHash: '' };
    await shop.db.insert(passkeyChallenge).values([
      { ...challenge, challengeHash: 'stale', expiresAt: daysAgo(1) },
      { ...challenge, challengeHash: 'fresh', expiresAt: daysAgo(-1) },
    ]);
    const registration = { email: 'a@example.com', passwordHash: '', person: { firstName: '', lastName: '' } };
    await shop.db.insert(pendingRegistration).values([
      { ...registration, tokenHash: 'over', expiresAt: daysAgo(1) },
      { ...registration, tokenHash: 'open', expiresAt: daysAgo(-1) },
    ]);
    await shop.db.insert(rateLimit).values([
      { key: 'ended', count: 9, resetsAt: daysAgo(1) },
      { key: 'running', count: 1, resetsAt: daysAgo(-1) },
    ]);
    await shop.db.insert(cart).values([
      { id: 'left', guestTokenHash: 'a', updatedAt: daysAgo(31) },
      { id: 'recent', guestTokenHash: 'b', updatedAt: daysAgo(29) },
      { id: 'placed', guestTokenHash: 'c', status: 'placed', updatedAt: daysAgo(99) },
      { id: 'own', customerId, updatedAt: daysAgo(99) },
    ]);
    await shop.db.insert(cartItem).values({ id: 'i', cartId: 'left', variantId: 'v-konev', amount: 1, position: 1 });
    await shop.db.insert(watcher).values(
      [181, 179].map((days) => ({
        id: `w-${days}`,
        productId: 'p-konev',
        email: `${days}@example.com`,
        locale: 'cs',
        tokenHash: `t-${days}`,
        createdAt: daysAgo(days),
      })),
    );
    await shop.db.insert(newsletterSubscriber).values([
      { email: 'expired@example.com', locale: 'cs', consentedAt: daysAgo(31) },
      { email: 'pending@example.com', locale: 'cs', consentedAt: daysAgo(29) },
      { email: 'confirmed@example.com', locale: 'cs', consentedAt: daysAgo(999), confirmedAt: daysAgo(998) },
    ]);
    const withdrawn = {
      locale: 'cs',
      consentedAt: daysAgo(4_000),
      confirmedAt: daysAgo(4_000),
      withdrawalSource: 'link',
    };
    await shop.db.insert(newsletterWithdrawal).values(
      [3 * 365 + 1, 3 * 365 - 1].map((days) => ({
        ...withdrawn,
        email: `${days}@example.com`,
        withdrawnAt: daysAgo(days),
      })),
    );
    await shop.db.insert(consentWording).values({ id: 'said', locale: 'cs', version: 'v', wording: 'Cookies' });
    await shop.db.insert(cookieConsent).values(
      [4 * 365 + 1, 4 * 365 - 1].map((days) => ({
        browser: `b-${days}`,
        wordingId: 'said',
        granted: ['analytics'],
        decidedAt: daysAgo(days),
      })),
    );
    await tidyUpShop(shop.db, testNow);
    expect((await shop.db.select().from(cookieConsent)).map(({ browser }) => browser)).toEqual(['b-1459']);
    expect((await shop.db.select().from(accessToken)).map(({ tokenHash }) => tokenHash)).toEqual(['alive']);
    expect(await shop.db.select().from(passkeyChallenge)).toMatchObject([{ challengeHash: 'fresh' }]);
    expect((await shop.db.select().from(customerToken)).map(({ tokenHash }) => tokenHash)).toEqual(['good']);
    expect((await shop.db.select().from(pendingRegistration)).map(({ tokenHash }) => tokenHash)).toEqual(['open']);
    expect((await shop.db.select().from(rateLimit)).map(({ key }) => key)).toEqual(['running']);
    expect((await shop.db.select().from(cart)).map(({ id }) => id).sort()).toEqual(['own', 'placed', 'recent']);
    expect(await shop.db.select().from(cartItem)).toEqual([]);
    expect((await shop.db.select().from(watcher)).map(({ id }) => id)).toEqual(['w-179']);
    expect((await shop.db.select().from(newsletterWithdrawal)).map(({ email }) => email)).toEqual(['1094@example.com']);
    const subscribers = await shop.db.select().from(newsletterSubscriber);
    expect(subscribers.map(({ email }) => email).sort()).toEqual(['confirmed@example.com', 'pending@example.com']);
  });
});
