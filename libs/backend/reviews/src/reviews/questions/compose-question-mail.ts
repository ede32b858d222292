import { defaultLocale, isLocale, pickTranslation } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type ComposedMail,
  type Database,
  type MailContent,
  type MailSection,
  type OutboxMail,
  type Settings,
  breakLinks,
  fill,
  loadTexts,
  messageIdOf,
  toHtml,
  toPlainLine,
  toText,
  typedLines,
} from '@vyloha/backend-kernel';
import { product } from '@vyloha/backend-catalog/tables';
import { productComment } from '../tables';
import { loadShopData } from '@vyloha/backend-shop';
import { questionMailKinds } from './question-mail-kinds';
import type cs from './texts/cs.json';

const textsIn = await loadTexts<typeof cs>((locale) => import(`./texts/${locale}.json`));
/** Where the page of a product lists its questions. */
const questionsAnchor = '#dotazy';
const kindSchema = v.picklist(questionMailKinds);

/** The comment of a mail with its question, which may be the comment itself. */
async function readComment(db: Database, commentId: string) {
  const [found] = await db
    .select({ comment: productComment, slug: product.slug, name: product.fullname })
    .from(productComment)
    .innerJoin(product, eq(product.id, productComment.productId))
    .where(eq(productComment.id, commentId));
  if (found === undefined) return null;
  const { questionId } = found.comment;
  if (questionId === null) return { ...found, question: found.comment };
  const [question] = await db.select().from(productComment).where(eq(productComment.id, questionId));
  return question === undefined ? null : { ...found, question };
}

/** The staff's own text keeps its links, one line of the mail for each of theirs. */
function answerSection(title: string, text: string): MailSection {
  return { title, lines: text.split(/\r?\n/) };
}

/** A mail about a question or its answer, in the language of the question; null when it was removed meanwhile. */
export async function composeQuestionMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { subjectId: commentId, recipient, kind: storedKind }: OutboxMail,
): Promise<ComposedMail | null> {
  const found = await readComment(db, commentId);
  if (found === null) return null;
  const { comment, question, slug, name } = found;
  const kind = v.parse(kindSchema, storedKind);
  const locale = isLocale(question.locale) ? question.locale : defaultLocale;
  const texts = textsIn(locale);
  const { contact } = (await loadShopData(db)).settings;
  const values = {
    shop: toPlainLine(contact.name),
    phone: toPlainLine(contact.phone),
    email: toPlainLine(contact.email),
    product: breakLinks(toPlainLine(pickTranslation(name, locale))),
    id: question.id,
  };
  const url = new URL(`${paths.product(pickTranslation(slug, locale))}${questionsAnchor}`, publicUrl).href;
  const content: MailContent = {
    greeting: texts.greeting,
    lead: fill(texts[kind].lead, values),
    button: { label: texts[kind].button, url, note: fill(texts[kind].note, values) },
    sections: [
      { title: texts.questionTitle, lines: typedLines(question.text) },
      ...(kind === 'question' ? [] : [answerSection(texts.answerTitle, comment.text)]),
    ],
    closing: kind === 'answer' ? [fill(texts.help, values), fill(texts.signature, values)] : [],
  };
  const mail = {
    to: recipient,
    subject: fill(texts[kind].subject, values),
    text: toText(content),
    html: toHtml(content, { locale, shopName: values.shop, publicUrl }),
    messageId: messageIdOf(contact, commentId, kind),
  };
  return { mail, sender: contact, forgetSecret: () => Promise.resolve() };
}
