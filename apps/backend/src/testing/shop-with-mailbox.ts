import { readCommandKey } from '../commands/command-key';
import type { Settings } from '../config/settings';
import { createTestShop, type TestShop } from './create-test-shop';
import { type Mailbox, openMailbox } from './mailbox';
import type { TestDatabase } from './test-databases';

interface ShopWithMailbox {
  shop: TestShop;
  mailbox: Mailbox;
  /** What commands on the backend’s machine prove themselves with. */
  commandKey: () => Promise<string>;
}

/** A shop whose mails are written to a folder of its own, which closing the shop removes. */
export async function openShopWithMailbox(
  open: TestDatabase['open'],
  settings: Partial<Settings> = {},
): Promise<ShopWithMailbox> {
  const mailbox = await openMailbox();
  const shop = await createTestShop({ database: await open(), settings: { ...settings, dataDir: mailbox.dataDir } });
  const close = async () => {
    await shop.close();
    await mailbox.remove();
  };
  return { shop: { ...shop, close }, mailbox, commandKey: () => readCommandKey(mailbox.dataDir) };
}
