import { timeZone, toAddressLines } from '@vyloha/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type ComposedMail,
  type Database,
  type MailContent,
  type MailSection,
  type OutboxMail,
  fill,
  loadTexts,
  messageIdOf,
  toHtml,
  toPlainLine,
  toText,
  typedLines,
} from '@vyloha/backend-kernel';
import { withdrawal } from '../tables';
import { loadShopData } from '@vyloha/backend-shop';
import { loadOrderWithdrawals, toNamedItems, type OrderWithdrawals, type StoredWithdrawal } from '../load-withdrawals';
import type cs from './texts/cs.json';
import { withdrawalMailKinds } from './to-withdrawal-mails';

type Texts = typeof cs;
type Values = Readonly<Record<string, string>>;

const textsIn = await loadTexts<Texts>((locale) => import(`./texts/${locale}.json`));

async function readWithdrawal(db: Database, id: string) {
  const [row] = await db.select({ orderId: withdrawal.orderId }).from(withdrawal).where(eq(withdrawal.id, id));
  if (row === undefined) return null;
  const found = await loadOrderWithdrawals(db, row.orderId);
  const stored = found.withdrawals.find((other) => other.row.id === id);
  return stored === undefined ? null : { found, stored };
}

/** What the shopper declared, word for word. */
function declaration(texts: Texts, stored: StoredWithdrawal, { order, lines }: OrderWithdrawals): MailSection[] {
  const { reason, bankAccount } = stored.row;
  const rows = toNamedItems(stored, lines, order.locale).map(({ name, amount, unit }) => ({
    label: toPlainLine(name),
    value: `${amount}\u00A0${unit}`,
  }));
  return [
    { title: texts.items, rows },
    ...(reason === null ? [] : [{ title: texts.reason, lines: typedLines(reason) }]),
    {
      title: texts.refund,
      paragraphs: [bankAccount === null ? texts.refundSameWay : `${texts.refundTo} ${bankAccount}`],
    },
  ];
}

function toContent(isCopy: boolean, isLate: boolean, texts: Texts, values: Values): MailContent {
  const kind = isCopy ? 'withdrawalCopy' : 'withdrawal';
  const next = isCopy ? [fill(texts.command, values)] : texts.nextSteps.map((text) => fill(text, values));
  return {
    greeting: texts.greeting,
    lead: fill(texts[kind].lead, values),
    button: null,
    sections: [
      ...(isLate
        ? [{ title: texts.late, paragraphs: [isCopy ? texts.periodOverForStaff : texts.periodOverText] }]
        : []),
      { title: texts.next, paragraphs: next },
    ],
    closing: isCopy ? [] : [fill(texts.help, values), fill(texts.signature, values)],
  };
}

/** The confirmation of a withdrawal on a durable medium, in the order's language, or the shop's copy of it. */
export async function composeWithdrawalMail(
  { db }: { db: Database },
  { subjectId: withdrawalId, recipient, kind: storedKind }: OutboxMail,
): Promise<ComposedMail | null> {
  const read = await readWithdrawal(db, withdrawalId);
  if (read === null) return null;
  const { found, stored } = read;
  const { locale, code: order, name } = found.order;
  const kind = v.parse(v.picklist(withdrawalMailKinds), storedKind);
  const texts = textsIn(locale);
  const { contact } = (await loadShopData(db)).settings;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const values = {
    order,
    code: stored.row.code,
    date: date.format(stored.row.receivedAt),
    customer: toPlainLine(name),
    shop: toPlainLine(contact.name),
    phone: toPlainLine(contact.phone),
    email: toPlainLine(contact.email),
    address: [contact.name, ...toAddressLines(contact)].join(', '),
  };
  const frame = toContent(kind === 'withdrawalCopy', stored.row.isLate, texts, values);
  const content = { ...frame, sections: [...declaration(texts, stored, found), ...frame.sections] };
  const mail = {
    to: recipient,
    subject: fill(texts[kind].subject, values),
    text: toText(content),
    html: toHtml(content, locale),
    messageId: messageIdOf(contact, withdrawalId, kind),
  };
  return { mail, sender: contact, forgetSecret: () => Promise.resolve() };
}
