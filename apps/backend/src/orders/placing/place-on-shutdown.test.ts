import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillCartAt, placeCartAt } from '../../testing/http-shopper';
import { createKillableShop, type KillableShop } from '../../testing/killable-shop';
import { testDatabases } from '../../testing/test-databases';

const carts = 20;

describe.each(testDatabases())('orders and a shutdown on $name', { timeout: 120_000 }, (database) => {
  let shop: KillableShop;

  beforeEach(async () => {
    shop = await createKillableShop(database);
  });
  afterEach(() => shop.remove());

  it('finishes requests in flight', async () => {
    const backend = await shop.start();
    const tokens = await Promise.all(Array.from({ length: carts }, () => fillCartAt(backend.url, 'v-konev')));
    const attempts = tokens.map((token) => placeCartAt(backend.url, token));
    await Promise.race(attempts);
    const ended = backend.end('SIGTERM');
    const answers = await Promise.all(attempts);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(carts).fill(200));
    expect(await ended).toBe(0);
  });
});
