import { timeZone, toAddressLines } from '@vyloha/contract';
import { accountPaths } from '@vyloha/links';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type ComposedMail,
  type Database,
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
import { addMailToken, loadMoneyBackMinor, withItems } from '@vyloha/backend-orders';
import { withdrawal } from '../tables';
import { disputesText, formatPrice, loadShopData } from '@vyloha/backend-shop';
import { loadOrderWithdrawals, toNamedItems, type OrderWithdrawals, type StoredWithdrawal } from '../load-withdrawals';
import type cs from './texts/cs.json';
import { type WithdrawalMailKind, withdrawalMailKinds } from './to-withdrawal-mails';

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

/** What it is about, and of the declaration itself why and where the money is to go, word for word. */
function declaration(
  texts: Texts,
  stored: StoredWithdrawal,
  { order, lines }: OrderWithdrawals,
  isWhole: boolean,
): MailSection[] {
  const { reason, bankAccount } = stored.row;
  const rows = toNamedItems(stored, lines, order.locale).map(({ name, amount, unit }) => ({
    label: toPlainLine(name),
    value: `${amount}\u00A0${unit}`,
  }));
  const items = { title: texts.items, rows };
  if (!isWhole) return [items];
  return [
    items,
    ...(reason === null ? [] : [{ title: texts.reason, lines: typedLines(reason) }]),
    { title: texts.refund, paragraphs: [whereTo(texts, bankAccount)] },
  ];
}

const whereTo = (texts: Texts, bankAccount: string | null) =>
  bankAccount === null ? texts.refundSameWay : `${texts.refundTo} ${bankAccount}`;

/** What comes back with tax: nothing while the order is not paid. */
async function loadRefundMinor(db: Database, { order }: OrderWithdrawals, code: string): Promise<number> {
  const [rows] = await withItems(db, [order]);
  if (rows === undefined) return 0;
  const { receivedMinor } = rows.money;
  return loadMoneyBackMinor(db, rows, { subject: code, receivedMinor });
}

/** What the shop decided or paid: in its words, and how much comes back and how. */
async function decisionSections(
  db: Database,
  texts: Texts,
  { found, stored, kind }: { found: OrderWithdrawals; stored: StoredWithdrawal; kind: WithdrawalMailKind },
): Promise<MailSection[]> {
  const { code, note, bankAccount } = stored.row;
  const refundMinor = kind === 'withdrawal.rejected' ? 0 : await loadRefundMinor(db, found, code);
  const value = formatPrice(refundMinor, found.order.currency, (await loadShopData(db)).settings);
  return [
    ...(note === null ? [] : [{ title: texts.note, lines: staffLines(note) }]),
    ...(refundMinor === 0
      ? []
      : [
          {
            title: texts.refund,
            rows: [{ label: texts.amount, value, isTotal: true }],
            paragraphs: [whereTo(texts, bankAccount), ...(kind === 'withdrawal.accepted' ? [texts.refundDays] : [])],
          },
        ]),
  ];
}

/** What follows a declaration: for the customer, or for the staff. */
function nextSections(texts: Texts, isCopy: boolean, isLate: boolean, values: Values): MailSection[] {
  const next = isCopy ? [fill(texts.command, values)] : texts.nextSteps.map((text) => fill(text, values));
  const late = isCopy ? texts.periodOverForStaff : texts.periodOverText;
  return [...(isLate ? [{ title: texts.late, paragraphs: [late] }] : []), { title: texts.next, paragraphs: next }];
}

/**
 * The confirmation of a withdrawal on a durable medium, in the order's language, the shop's copy of it, or what the shop
 * decided or paid.
 */
export async function composeWithdrawalMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { subjectId: withdrawalId, recipient, kind: storedKind }: OutboxMail,
): Promise<ComposedMail | null> {
  const read = await readWithdrawal(db, withdrawalId);
  if (read === null) return null;
  const { found, stored } = read;
  const { locale, code: order, name, id: orderId } = found.order;
  const kind = v.parse(v.picklist(withdrawalMailKinds), storedKind);
  const texts = textsIn(locale);
  const { contact } = (await loadShopData(db)).settings;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const values = {
    order,
    code: stored.row.code,
    date: date.format(stored.row.receivedAt),
    customer: toPlainLine(name),
    ...shopValues(contact),
    disputes: disputesText(contact, locale),
    address: [contact.name, ...toAddressLines(contact)].join(', '),
  };
  const isCopy = kind === 'withdrawalCopy';
  const isDeclaration = kind === 'withdrawal' || isCopy;
  const secret = isCopy ? null : await addMailToken(db, orderId);
  const urlOf = (token: string) => new URL(accountPaths.withdrawalOrder(token), publicUrl).href;
  const mail = contentMail({
    to: recipient,
    locale,
    publicUrl,
    values,
    subject: texts[kind].subject,
    greeting: texts.greeting,
    lead: texts[kind].lead,
    button: secret && { label: texts.button, url: urlOf(secret.token), note: texts.buttonNote },
    sections: [
      ...(isDeclaration ? [] : await decisionSections(db, texts, { found, stored, kind })),
      ...declaration(texts, stored, found, isDeclaration),
      ...(isDeclaration ? nextSections(texts, isCopy, stored.row.isLate, values) : []),
    ],
    closing: isCopy ? [] : [texts.help, texts.signature],
    messageId: messageIdOf(contact, withdrawalId, kind),
  });
  return { mail, sender: contact, forgetSecret: async () => secret?.forget() };
}
