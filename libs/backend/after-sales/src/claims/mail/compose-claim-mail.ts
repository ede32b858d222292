import { pickTranslation, timeZone } from '@vyloha/contract';
import { accountPaths } from '@vyloha/links';
import { eq } from 'drizzle-orm';
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
import { addMailToken } from '@vyloha/backend-orders';
import { warrantyClaim } from '../tables';
import { type ShopData, disputesText, loadShopData } from '@vyloha/backend-shop';
import { findClaim, guaranteeOf, hasProlonged, type StoredClaim } from '../load-claims';
import type cs from './texts/cs.json';
import { claimCopyKind, stateOfKind } from './to-claim-mails';

type Texts = typeof cs;
type Contact = ShopData['settings']['contact'];

const textsIn = await loadTexts<Texts>((locale) => import(`./texts/${locale}.json`));

function toValues(stored: StoredClaim, contact: Contact) {
  const { claim, order, line, photoCount } = stored;
  const { locale } = order;
  const guaranteeUntil = guaranteeOf(stored);
  const date = (at: Date | string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...style }).format(new Date(at));
  return {
    code: claim.code,
    order: order.code,
    photos: String(photoCount),
    date: date(claim.createdAt, { dateStyle: 'long', timeStyle: 'short' }),
    due: date(claim.dueDay, { dateStyle: 'long' }),
    until: guaranteeUntil === null ? '' : date(guaranteeUntil, { dateStyle: 'long' }),
    item: toPlainLine(pickTranslation(line.variantFullname, locale)),
    amount: `${claim.amount}\u00A0${line.unit}`,
    customer: toPlainLine(order.name),
    ...shopValues(contact),
    disputes: disputesText(contact, locale),
  };
}

/** What is claimed, which the confirmation has to say. */
function claimSections(
  texts: Texts,
  { claim }: StoredClaim,
  { item, amount }: ReturnType<typeof toValues>,
): MailSection[] {
  return [
    { title: texts.item, rows: [{ label: item, value: amount }] },
    { title: texts.defect, lines: typedLines(claim.description) },
    { title: texts.solution, paragraphs: [texts.solutions[claim.solution]] },
  ];
}

/** How a settled claim was remedied, and what a repair means for the guarantee. */
function remedySections(texts: Texts, stored: StoredClaim, values: ReturnType<typeof toValues>): MailSection[] {
  const { remedy } = stored.claim;
  if (remedy === null) return [];
  const guarantee = values.until === '' ? texts.prolonged : texts.prolongedUntil;
  const prolonged = hasProlonged(stored) ? [fill(guarantee, values)] : [];
  return [{ title: texts.remedy, paragraphs: [texts.solutions[remedy], ...prolonged] }];
}

/** A mail about a claim that reached a state, in the order's language, or the shop's copy of a new one. */
export async function composeClaimMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { subjectId: claimId, recipient, kind }: OutboxMail,
): Promise<ComposedMail | null> {
  const found = await findClaim(db, eq(warrantyClaim.id, claimId));
  if (found === null) return null;
  const state = stateOfKind(kind);
  const isCopy = kind === claimCopyKind;
  const { locale } = found.order;
  const texts = textsIn(locale);
  const { contact } = (await loadShopData(db)).settings;
  const values = toValues(found, contact);
  const note = found.changes.find((change) => change.state === state)?.note ?? null;
  const { subject, lead } = isCopy ? texts.copy : texts.states[state];
  const secret = isCopy ? null : await addMailToken(db, found.order.id);
  const urlOf = (token: string) => new URL(accountPaths.orderClaim({ token, code: found.claim.code }), publicUrl).href;
  const mail = contentMail({
    to: recipient,
    locale,
    publicUrl,
    values,
    subject,
    greeting: texts.greeting,
    lead,
    button: secret && { label: texts.button, url: urlOf(secret.token), note: texts.buttonNote },
    sections: [
      ...(note === null ? [] : [{ title: texts.note, lines: staffLines(note) }]),
      ...(state === 'settled' ? remedySections(texts, found, values) : []),
      ...claimSections(texts, found, values),
      ...(isCopy ? [{ title: texts.next, paragraphs: [fill(texts.command, values)] }] : []),
    ],
    closing: isCopy ? [] : [texts.help, texts.signature],
    messageId: messageIdOf(contact, claimId, kind),
  });
  return { mail, sender: contact, forgetSecret: async () => secret?.forget() };
}
