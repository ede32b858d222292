import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isLocale } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { hashToken, newToken } from '../accounts/tokens';
import type { Settings } from '../config/settings';
import type { Database } from '../database/database';
import { watcher } from '../database/schema';
import { pick } from '../i18n/pick';
import { linkMail, type MailShop } from '../mail/link-mail';
import { sendMail } from '../mail/send-mail';
import { loadShopSettings } from '../shop/shop-settings';
import { cancelLink } from './cancel-link';
import { claimWatches, type ReadyWatch } from './claim-watches';

interface Notifying {
  db: Database;
  settings: Pick<Settings, 'smtpUrl' | 'dataDir' | 'publicUrl'>;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  now: Date;
}

/** The mail, with a secret of its own: that of the first mail is not kept. */
async function writeTo({ db, settings }: Notifying, watch: ReadyWatch, shop: MailShop): Promise<void> {
  const locale = isLocale(watch.locale) ? watch.locale : 'cs';
  const token = newToken();
  await db
    .update(watcher)
    .set({ tokenHash: hashToken(token) })
    .where(eq(watcher.id, watch.id));
  const path = paths.product(pick(watch.slug, locale), { variantId: watch.variantId });
  const mail = linkMail({
    kind: 'back',
    locale,
    to: watch.email,
    link: new URL(path, settings.publicUrl).href,
    shop,
    goods: pick(watch.goods, locale),
    cancelLink: cancelLink(settings, token),
  });
  await sendMail(settings, shop, mail);
  await db.delete(watcher).where(eq(watcher.id, watch.id));
}

/**
 * Writes to everybody whose goods are back, once: the watch goes with the mail. Stock changes in many places (imports,
 * orders, other programs), so the table is asked instead of each of them. A mail that could not be sent is tried again
 * when its claim has run out.
 */
export async function notifyWatchers(notifying: Notifying): Promise<void> {
  const { db, log, now } = notifying;
  for (;;) {
    const watches = await claimWatches(db, now);
    if (watches.length === 0) return;
    const { contact } = await loadShopSettings(db);
    for (const watch of watches) {
      await writeTo(notifying, watch, contact).catch((error: unknown) =>
        log.error({ err: error, watch: watch.id }, 'a watcher was not told'),
      );
    }
  }
}
