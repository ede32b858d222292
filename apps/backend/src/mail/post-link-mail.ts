import type { RequestContext } from '../server/request-context';
import { loadShopSettings } from '../shop/shop-settings';
import { linkMail, type LinkMailKind } from './link-mail';
import { sendMail } from './send-mail';

interface LinkToSend {
  kind: LinkMailKind;
  to: string;
  link: string;
  goods?: string;
}

export type MailingContext = Pick<RequestContext, 'db' | 'settings' | 'locale' | 'log' | 'defer'>;

/** A mail server that fails is a line in the log. */
export async function sendLinkMail(
  { db, settings, locale, log }: Omit<MailingContext, 'defer'>,
  { kind, to, link, goods }: LinkToSend,
): Promise<void> {
  const { contact } = await loadShopSettings(db);
  const mail = linkMail({ kind, locale, to, link, goods, shop: contact });
  await sendMail(settings, contact, mail).catch((error: unknown) =>
    log.error({ err: error, kind }, 'mail was not sent'),
  );
}

/** Sends a mail after the answer, so that nobody learns from its time whether one was sent. */
export function postLinkMail(ctx: MailingContext, link: LinkToSend): void {
  ctx.defer(() => sendLinkMail(ctx, link));
}
