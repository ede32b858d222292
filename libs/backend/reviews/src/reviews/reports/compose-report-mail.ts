import { defaultLocale, isLocale, pickTranslation } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type ComposedMail,
  type Database,
  type MailSection,
  type OutboxMail,
  type Settings,
  breakLinks,
  contentMail,
  loadTexts,
  messageIdOf,
  shopValues,
  staffLines,
  toPlainLine,
  typedLines,
} from '@vyloha/backend-kernel';
import { product } from '@vyloha/backend-catalog/tables';
import { loadShopData } from '@vyloha/backend-shop';
import { contentReport } from '../tables';
import { findReported } from './find-reported';
import { type ReportMailKind, reportMailKinds } from './report-mail-kinds';
import type cs from './texts/cs.json';

type Texts = typeof cs;
type Report = typeof contentReport.$inferSelect;
type Reported = NonNullable<Awaited<ReturnType<typeof findReported>>>;

const textsIn = await loadTexts<Texts>((locale) => import(`./texts/${locale}.json`));
const kindSchema = v.picklist(reportMailKinds);
/** Where the page of a product has them. */
const anchorOf = (reported: Reported | null) => (reported?.kind === 'review' ? '#recenze' : '#dotazy');

/** Anybody may fill in somebody else's e-mail: what was typed is for the shop alone, and a review for its author. */
function sectionsOf(kind: ReportMailKind, texts: Texts, report: Report, reported: Reported | null): MailSection[] {
  const text = { title: texts.reported, lines: typedLines(reported?.text ?? null) };
  const note = { title: texts.note, lines: staffLines(report.note ?? '') };
  if (kind === 'reportReceived') return [];
  if (kind === 'reportDecided') return [note, { title: texts.redress, paragraphs: [texts.redressText] }];
  if (kind === 'reportHidden') return [text, note, { title: texts.redress, paragraphs: [texts.redressText] }];
  return [
    text,
    { title: texts.reason, paragraphs: [texts.reasons[report.reason]] },
    { title: texts.explanation, lines: typedLines(report.text) },
  ];
}

/** A mail about a report; null when its product was removed meanwhile. */
export async function composeReportMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { subjectId: reportId, recipient, kind: storedKind }: OutboxMail,
): Promise<ComposedMail | null> {
  const [found] = await db
    .select({ report: contentReport, slug: product.slug, name: product.fullname })
    .from(contentReport)
    .innerJoin(product, eq(product.id, contentReport.productId))
    .where(eq(contentReport.id, reportId));
  if (found === undefined) return null;
  const { report, slug, name } = found;
  const reported = await findReported(db, report.productId, report.subjectId);
  const kind = v.parse(kindSchema, storedKind);
  const written = kind === 'reportHidden' ? (reported?.locale ?? report.locale) : report.locale;
  const locale = isLocale(written) ? written : defaultLocale;
  const texts = textsIn(locale);
  const { contact } = (await loadShopData(db)).settings;
  const values = {
    ...shopValues(contact),
    product: breakLinks(toPlainLine(pickTranslation(name, locale))),
    code: report.code,
  };
  const { subject, lead, note } =
    kind === 'reportDecided' && report.state === 'upheld' ? texts.reportUpheld : texts[kind];
  const url = new URL(`${paths.product(pickTranslation(slug, locale))}${anchorOf(reported)}`, publicUrl).href;
  const mail = contentMail({
    to: recipient,
    locale,
    publicUrl,
    values,
    subject,
    greeting: texts.greeting,
    lead,
    button: { label: texts.button, url, note },
    sections: sectionsOf(kind, texts, report, reported),
    closing: kind === 'report' ? [] : [texts.help, texts.signature],
    messageId: messageIdOf(contact, reportId, kind),
  });
  return { mail, sender: contact };
}
