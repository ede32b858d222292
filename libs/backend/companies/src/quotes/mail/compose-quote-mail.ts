import { pickTranslation } from '@vyloha/contract';
import { accountPaths } from '@vyloha/links';
import { withoutTax } from '@vyloha/money';
import { eq } from 'drizzle-orm';
import {
  type ComposedMail,
  type Database,
  type MailRow,
  type MailSection,
  type OutboxMail,
  type Settings,
  contentMail,
  fill,
  loadTexts,
  messageIdOf,
  shopValues,
  staffLines,
  toPlainLine,
  typedLines,
} from '@vyloha/backend-kernel';
import { quote } from '../tables';
import { type ShopData, formatPrice, loadShopData } from '@vyloha/backend-shop';
import { formatDay } from '@vyloha/backend-cart';
import { type FoundQuote, listQuoteItems, listQuotes, type QuoteItemRow } from '../load-quotes';
import type cs from './texts/cs.json';
import { quoteCopyKind, stateOfKind, type MailedQuoteState } from './to-quote-mails';

type Texts = typeof cs;

const textsIn = await loadTexts<Texts>((locale) => import(`./texts/${locale}.json`));

/** In units of the product, such as 2,5 m. */
const inUnits = (amount: number, { unit, unitsPerStep }: QuoteItemRow, locale: string) =>
  `${new Intl.NumberFormat(locale).format(amount * unitsPerStep)}\u00A0${unit}`;

interface QuoteMail {
  state: MailedQuoteState;
  texts: Texts;
  settings: ShopData['settings'];
  /** Prices of a trader who pays no VAT are not without it. */
  hasTax: boolean;
}

function toRow(item: QuoteItemRow, row: FoundQuote['quote'], mail: QuoteMail): MailRow {
  const { number, listMinor, offeredMinor, taxRate, minAmount, maxAmount, amount } = item;
  const { state, texts, settings, hasTax } = mail;
  const { locale } = row;
  const name = toPlainLine(pickTranslation(item.name, locale));
  const price = (minor: number) => {
    const text = formatPrice(minor, row.currency, settings);
    return hasTax ? fill(texts.withoutTax, { price: text }) : text;
  };
  const label = `${number}. ${name} (${toPlainLine(item.code)}), ${inUnits(amount, item, locale)}`;
  const list = price(withoutTax(listMinor, taxRate));
  if (state !== 'answered') return { label, value: list };
  if (offeredMinor === null) return { label, value: texts.notOffered };
  const limits = {
    from: inUnits(minAmount ?? 1, item, locale),
    to: inUnits(maxAmount ?? amount, item, locale),
  };
  const note = fill(minAmount === null ? texts.upTo : texts.fromTo, limits);
  return { label, note: `${fill(texts.before, { price: list })}, ${note}`, value: price(offeredMinor) };
}

function toSections({ quote: row }: FoundQuote, items: readonly QuoteItemRow[], mail: QuoteMail): MailSection[] {
  const { state, texts } = mail;
  const { note, message, wantedDay, locale } = row;
  const isAnswer = state !== 'sent';
  return [
    ...(isAnswer && note !== null ? [{ title: texts.note, lines: staffLines(note) }] : []),
    { title: texts.items, rows: items.map((item) => toRow(item, row, mail)) },
    ...(message === null ? [] : [{ title: texts.message, lines: typedLines(message) }]),
    ...(wantedDay === null ? [] : [{ title: texts.wanted, lines: [formatDay(wantedDay, locale)] }]),
  ];
}

function toValues({ quote: row, requester }: FoundQuote, contact: ShopData['settings']['contact']) {
  const { code, validUntil, locale } = row;
  return {
    code,
    day: validUntil === null ? '' : formatDay(validUntil, locale),
    customer: toPlainLine(`${requester.firstName} ${requester.lastName}`),
    customerEmail: toPlainLine(requester.email),
    ...shopValues(contact),
  };
}

/** A mail about a quote that reached a state, in the language of its request, or the shop's copy of a new one. */
export async function composeQuoteMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { subjectId: quoteId, recipient, kind }: OutboxMail,
): Promise<ComposedMail | null> {
  const [found] = await listQuotes(db, eq(quote.id, quoteId), { limit: 1, offset: 0 });
  if (found === undefined) return null;
  const state = stateOfKind(kind);
  const isCopy = kind === quoteCopyKind;
  const { locale, code } = found.quote;
  const texts = textsIn(locale);
  const { settings, taxSettings } = await loadShopData(db);
  const { contact } = settings;
  const hasTax = taxSettings.vatPayer;
  const values = { ...toValues(found, contact), prices: hasTax ? texts.prices : texts.pricesUntaxed };
  const { subject, lead } = isCopy ? texts.copy : texts.states[state];
  const url = new URL(accountPaths.quote(code), publicUrl).href;
  const answeredAt = found.quote.answeredAt?.getTime() ?? 0;
  const mail = contentMail({
    to: recipient,
    locale,
    publicUrl,
    values,
    subject,
    greeting: texts.greeting,
    lead,
    button: isCopy ? null : { label: texts.button, url, note: texts.buttonNote },
    sections: [
      ...toSections(found, await listQuoteItems(db, quoteId), { state, texts, settings, hasTax }),
      ...(isCopy ? [{ title: texts.next, paragraphs: [fill(texts.command, values)] }] : []),
    ],
    closing: isCopy ? [] : [texts.help, texts.signature],
    messageId: messageIdOf(contact, quoteId, kind, answeredAt),
  });
  return { mail, sender: contact };
}
