import { type Settings, readCommandKey } from '@vyloha/backend-kernel';
import { createTestShop, type TestShop } from './create-test-shop';
import { type Mailbox, openMailbox } from './mailbox';
import type { TestDatabase } from './test-databases';
import { sendAllMails } from './upkeep';

/** The mailbox of a shop. */
export interface ShopMailbox extends Mailbox {
  /** Sends what is due. @returns all mails so far, oldest first, once there are at least this many */
  deliver(atLeast: number): Promise<string[]>;
}

interface ShopWithMailbox {
  shop: TestShop;
  mailbox: ShopMailbox;
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
  const deliver = async (atLeast: number) => {
    await sendAllMails(shop, { ...settings, dataDir: mailbox.dataDir });
    return mailbox.mails(atLeast);
  };
  const commandKey = () => readCommandKey(mailbox.dataDir);
  return { shop: { ...shop, close }, mailbox: { ...mailbox, deliver }, commandKey };
}
