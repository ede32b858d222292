import type { Locale } from '@vyloha/contract';
import type { Mail } from './mail';
import { plainLine, withoutLinks } from './plain-line';
import cs from './texts/cs.json';
import sk from './texts/sk.json';

const textsByLocale: Record<Locale, typeof cs> = { cs, sk };

/** Mails that ask for one click. */
export type LinkMailKind =
  'activation' | 'registration' | 'existingAccount' | 'loginLink' | 'reset' | 'watching' | 'back';

/** The shop as its mails name it. */
export interface MailShop {
  name: string;
  phone: string;
  email: string;
}

interface LinkMail {
  kind: LinkMailKind;
  locale: Locale;
  to: string;
  link: string;
  shop: MailShop;
  /**
   * What the mail is about, where it is about goods. Nothing that a shopper typed stands in a mail but its address:
   * whoever gets it may never have heard of the shop.
   */
  goods?: string | undefined;
  /** Ends such mails, where the button does something else. */
  cancelLink?: string | undefined;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

const pageStyle = 'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#17261d;max-width:560px;margin:0';
const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#1d6a3c;color:#ffffff;text-decoration:none';

/** Plain words and the simplest markup every mail program shows. */
export function linkMail({ kind, locale, to, link, shop, goods = '', cancelLink }: LinkMail): Mail {
  const texts = textsByLocale[locale];
  const { subject, lead, button, note } = texts[kind];
  const values = {
    shop: plainLine(shop.name),
    phone: plainLine(shop.phone),
    email: plainLine(shop.email),
    goods: withoutLinks(plainLine(goods)),
  };
  const words = (text: string) => fill(text, values);
  const ending = [note, texts.contact, texts.signature].map(words);
  const html = (text: string) => `<p>${escapeHtml(words(text))}</p>`;
  const address = escapeHtml(link);
  return {
    to,
    subject: words(subject),
    text: [
      texts.greeting,
      words(lead),
      `${button}: ${link}`,
      ...ending,
      ...(cancelLink === undefined ? [] : [`${texts.cancel}: ${cancelLink}`]),
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${locale}"><body><div style="${pageStyle}">`,
      html(texts.greeting),
      html(lead),
      `<p><a href="${address}" style="${buttonStyle}">${escapeHtml(button)}</a></p>`,
      `<p>${escapeHtml(texts.linkNote)}<br>${address}</p>`,
      ...ending.map(html),
      ...(cancelLink === undefined
        ? []
        : [`<p><a href="${escapeHtml(cancelLink)}">${escapeHtml(texts.cancel)}</a></p>`]),
      '</div></body></html>',
    ].join('\n'),
  };
}
