import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactMessage, newsletterSubscriber } from '../database/schema';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { testDatabases } from '../testing/test-databases';

const subscribeUrl = '/store/api/v1/newsletter/subscribe';
const contactUrl = '/store/api/v1/contact-form';

describe.each(testDatabases())('messages on $name', ({ open }) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
  });
  afterEach(() => shop.close());

  const subscribe = (body: object) => shop.call('POST', subscribeUrl, { body: { terms: true, ...body } });
  const write = (body: object) => shop.call('POST', contactUrl, { body });

  it('signs an address up once, whatever its case', async () => {
    const first = await subscribe({
      email: ' Jana@Example.com ',
      callbackUrl: 'http://localhost:3000/',
      source: 'footer',
    });
    expect(first).toMatchObject({ status: 200, json: { data: {} } });
    expect(await subscribe({ email: 'jana@example.com' })).toMatchObject({ status: 200 });
    expect(await shop.db.select().from(newsletterSubscriber)).toMatchObject([
      { email: 'jana@example.com', locale: 'cs', source: 'footer', consentedAt: shop.clock.now },
    ]);
  });

  it.each([
    [{ email: 'jana' }, 'email', 'E-mail není ve správném formátu'],
    [{ email: 'jana@example.com', terms: false }, 'terms', 'Bez vašeho souhlasu vám psát nemůžeme'],
  ])('refuses %j', async (body, field, title) => {
    expect(await subscribe(body)).toMatchObject({ status: 422, json: { errors: [{ field, title }] } });
  });

  it('rate-limits signing others up', async () => {
    for (let count = 0; count < 20; count++) await subscribe({ email: `jana${count}@example.com` });
    expect(await subscribe({ email: 'petr@example.com' })).toMatchObject({ status: 429 });
  });

  it('stores a message for the staff', async () => {
    const message = { name: 'Jana Nováková', email: 'jana@example.com', phone: '', message: 'Máte mladé jabloně?' };
    expect(await write(message)).toMatchObject({ status: 200 });
    expect(await shop.db.select().from(contactMessage)).toMatchObject([{ ...message, phone: null, locale: 'cs' }]);
    expect(await write({ ...message, message: ' ' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'message' }] },
    });
  });
});
