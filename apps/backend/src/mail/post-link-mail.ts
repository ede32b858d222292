import type { RequestContext } from '../server/request-context';
import { loadShopSettings } from '../shop/shop-settings';
import { linkMail, type LinkMailKind } from './link-mail';
import { sendMail } from './send-mail';

interface LinkToPost {
  kind: LinkMailKind;
  to: string;
  link: string;
  goods?: string;
}

/**
 * Hands a mail over without waiting for it, so that nobody learns from the time of an answer whether one was sent. A
 * mail server that fails is a line in the log.
 */
export async function postLinkMail(
  { db, settings, locale, log }: Pick<RequestContext, 'db' | 'settings' | 'locale' | 'log'>,
  { kind, to, link, goods }: LinkToPost,
): Promise<void> {
  const { contact } = await loadShopSettings(db);
  const mail = linkMail({ kind, locale, to, link, goods, shop: contact });
  sendMail(settings, contact, mail).catch((error: unknown) => log.error({ err: error, kind }, 'mail was not sent'));
}
