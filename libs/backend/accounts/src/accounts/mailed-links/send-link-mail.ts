import type { Locale } from '@vyloha/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type LinkMailKind, type Queryable, type Settings, linkMail, sendMail } from '@vyloha/backend-kernel';
import { loadShopData } from '@vyloha/backend-shop';

interface LinkMailInput {
  kind: LinkMailKind;
  to: string;
  link: string;
  productName?: string;
  price?: string | undefined;
  unsubscribeUrl?: string;
}

export interface MailingContext {
  db: Queryable;
  settings: Pick<Settings, 'smtpUrl' | 'dataDir'>;
  locale: Locale;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Runs work after the response. */
  defer(work: () => Promise<unknown>): void;
}

/** A failing mail server only writes a line to the log. */
export async function sendLinkMail(
  { db, settings, locale, log }: Omit<MailingContext, 'defer'>,
  { kind, to, ...parts }: LinkMailInput,
): Promise<void> {
  const { contact } = (await loadShopData(db)).settings;
  const mail = linkMail({ ...parts, kind, locale, to, shop: contact });
  await sendMail(settings, contact, mail).catch((error: unknown) =>
    log.error({ err: error, kind }, 'mail was not sent'),
  );
}

/** Sends a mail after the response, so that its timing does not reveal whether one was sent. */
export function deferLinkMail(ctx: MailingContext, link: LinkMailInput): void {
  ctx.defer(() => sendLinkMail(ctx, link));
}
