import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactMessage } from '../database/schema';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { testDatabases } from '../testing/test-databases';

const contactUrl = '/store/api/v1/contact-form';

describe.each(testDatabases())('messages on $name', ({ open }) => {
  let shop: TestShop;

  beforeEach(async () => {
    shop = await createTestShop({ database: await open() });
  });
  afterEach(() => shop.close());

  const write = (body: object) => shop.call('POST', contactUrl, { body });

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
