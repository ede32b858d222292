import type { Locale } from '@vyloha/contract';
import { loadTexts } from '../i18n/load-texts';
import type { Mail } from './mail';
import { addressStyle, buttonStyle, escapeHtml, fill, linkStyle, mailDocument } from './mail-html';
import { type MailShop, shopValues } from './mail-shop';
import { toPlainLine, breakLinks } from './plain-line';
import type cs from './texts/cs.json';

const textsIn = await loadTexts<typeof cs>((locale) => import(`./texts/${locale}.json`));

/** Mails that request one click. */
export type LinkMailKind =
  | 'activation'
  | 'registration'
  | 'existingAccount'
  | 'loginLink'
  | 'reset'
  | 'emailChange'
  | 'emailChanged'
  | 'accountDeleted'
  | 'passwordChanged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'newDevice'
  | 'watching'
  | 'back'
  | 'watchingPrice'
  | 'watchingTarget'
  | 'priceFell'
  | 'newsletter'
  | 'newsletterLeave'
  | 'companyInvitation'
  | 'approvalRequested'
  | 'approvalApproved'
  | 'approvalRejected'
  | 'scheduleReminder'
  | 'scheduleWaiting'
  | 'scheduleEnded';

interface LinkMail {
  kind: LinkMailKind;
  locale: Locale;
  to: string;
  link: string;
  shop: MailShop;
  /**
   * The product the mail is about, if any. A mail contains no shopper input but the address: the recipient may never
   * have heard of the shop.
   */
  productName?: string | undefined;
  /** The company that the mail is about, as the shop has it. */
  companyName?: string | undefined;
  /** A colleague, and what they wrote to the recipient. */
  personName?: string | undefined;
  reason?: string | undefined;
  /** The day that the mail is about, in its language, and the number of an order. */
  day?: string | undefined;
  orderCode?: string | undefined;
  /** Name of the passkey or device that the mail is about. */
  detail?: string | null | undefined;
  /** When it happened. */
  time?: string | undefined;
  /** What the product costs, or is to cost. */
  price?: string | undefined;
  /** Link at the end: calls off what the mail is about, where the button does something else. */
  cancelLink?: string | undefined;
  /** As in `Mail`. */
  unsubscribeUrl?: string | undefined;
}

/** What the texts of a mail name; nothing of it becomes a link. */
function toValues({ shop, ...about }: LinkMail, unknownDevice: string) {
  const name = (text = '') => breakLinks(toPlainLine(text));
  return {
    ...shopValues(shop),
    products: name(about.productName),
    company: name(about.companyName),
    person: name(about.personName),
    reason: name(about.reason),
    detail: name(about.detail ?? unknownDevice),
    time: about.time ?? '',
    price: toPlainLine(about.price ?? ''),
    day: toPlainLine(about.day ?? ''),
    order: toPlainLine(about.orderCode ?? ''),
  };
}

/** Plain text and the simplest markup every mail program shows. */
export function linkMail(parts: LinkMail): Mail {
  const { kind, locale, to, link, cancelLink, unsubscribeUrl } = parts;
  const texts = textsIn(locale);
  const { subject, lead, button, note } = texts[kind];
  const values = toValues(parts, texts.unknownDevice);
  const cancel = kind === 'newsletter' ? texts.unsubscribe : texts.cancel;
  const renderText = (text: string) => fill(text, values);
  const closingLines = [note, texts.contact, texts.signature].map(renderText);
  const html = (text: string) => `<p>${escapeHtml(renderText(text))}</p>`;
  const address = escapeHtml(link);
  return {
    to,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    subject: renderText(subject),
    text: [
      texts.greeting,
      renderText(lead),
      `${button}: ${link}`,
      ...closingLines,
      ...(cancelLink === undefined ? [] : [`${cancel}: ${cancelLink}`]),
    ].join('\n\n'),
    html: mailDocument({ locale, shopName: values.shop, publicUrl: link }, [
      html(texts.greeting),
      html(lead),
      `<p><a href="${address}" style="${buttonStyle}">${escapeHtml(button)}</a></p>`,
      `<p style="${addressStyle}">${escapeHtml(texts.linkNote)}<br>${address}</p>`,
      ...closingLines.map(html),
      ...(cancelLink === undefined
        ? []
        : [`<p><a class="link" href="${escapeHtml(cancelLink)}" style="${linkStyle}">${escapeHtml(cancel)}</a></p>`]),
    ]),
  };
}
