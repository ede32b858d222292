import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { defaultLocale, isLocale, pickTranslation } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import {
  type Database,
  type MailShop,
  type Settings,
  hashToken,
  linkMail,
  newToken,
  sendMail,
} from '@vyloha/backend-kernel';
import { watcher } from './tables';
import { cancelLink } from './cancel-link';
import { claimWatches, type ReadyWatch } from './claim-watches';
import { watchedPriceText } from './watched-price';
import { loadShopData } from '@vyloha/backend-shop';

interface NotifyContext {
  db: Database;
  settings: Pick<Settings, 'smtpUrl' | 'dataDir' | 'publicUrl'>;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  now: Date;
}

/** The mail, with a secret of its own: that of the first mail is not stored. */
async function mailWatcher({ db, settings }: NotifyContext, watch: ReadyWatch, shop: MailShop): Promise<void> {
  const locale = isLocale(watch.locale) ? watch.locale : defaultLocale;
  const token = newToken();
  await db
    .update(watcher)
    .set({ tokenHash: hashToken(token) })
    .where(eq(watcher.id, watch.id));
  const path = paths.product(pickTranslation(watch.slug, locale), { variantId: watch.variantId });
  const cancel = cancelLink(settings, token);
  const mail = linkMail({
    kind: watch.price === null ? 'back' : 'priceFell',
    locale,
    to: watch.email,
    link: new URL(path, settings.publicUrl).href,
    shop,
    productName: pickTranslation(watch.productName, locale),
    price: watch.price === null ? undefined : await watchedPriceText(db, watch.price),
    cancelLink: cancel,
    unsubscribeUrl: cancel,
  });
  await sendMail(settings, shop, mail);
  await db.delete(watcher).where(eq(watcher.id, watch.id));
}

/**
 * Mails everybody whose product is back in stock or costs less, once: the watch is deleted with the mail. Stock and
 * prices change in many places (imports, orders, other programs), so the table is polled instead. A mail that could not be sent is retried
 * when its claim has expired.
 */
export async function notifyWatchers(context: NotifyContext): Promise<void> {
  const { db, log, now } = context;
  for (;;) {
    const watches = await claimWatches(db, now);
    if (watches.length === 0) return;
    const { contact } = (await loadShopData(db)).settings;
    for (const watch of watches) {
      await mailWatcher(context, watch, contact).catch((error: unknown) =>
        log.error({ err: error, watch: watch.id }, 'a watcher could not be notified'),
      );
    }
  }
}
