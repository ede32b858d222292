import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import * as v from 'valibot';
import { fillGuestCart } from './fill-guest-cart';
import { listenForCommands } from './listen-for-commands';
import { createPlaceBody } from './place-body';
import { openShopWithMailbox } from './shop-with-mailbox';
import type { TestDatabase } from './test-databases';
import { workAllJobs } from './upkeep';

const placed = v.object({
  data: v.object({ order: v.object({ id: v.string(), code: v.string(), token: v.string() }) }),
});

/** A shop that listens, and what operators type. */
export async function openShopForCommands(open: TestDatabase['open'], settings = {}) {
  const { shop, mailbox } = await openShopWithMailbox(open, { orderMailsOff: [], ...settings });
  const vyloha = await listenForCommands(shop.app, mailbox.dataDir);
  return {
    ...shop,
    mailbox,
    close: async () => {
      vi.unstubAllEnvs();
      await shop.close();
    },
    vyloha,
    /** Two watering cans by a guest, for 398 + 99 Kč: 497 Kč by transfer. */
    async place(changes: object = {}) {
      const headers = await fillGuestCart(shop, 'v-konev', 2);
      const body = createPlaceBody({ payment_id: 'pay-transfer', ...changes });
      return v.parse(placed, (await shop.call('POST', '/store/api/v1/cart/place', { headers, body })).json).data.order;
    },
    issueDocuments: () => workAllJobs(shop.db, { now: () => shop.clock.now }),
    /** A file beside the mails. */
    async write(name: string, content: string | Uint8Array) {
      const path = join(mailbox.dataDir, name);
      await writeFile(path, content);
      return path;
    },
    path: (name: string) => join(mailbox.dataDir, name),
  };
}

export type ShopForCommands = Awaited<ReturnType<typeof openShopForCommands>>;
