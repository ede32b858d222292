import { defaultLocale, isLocale, pickTranslation } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type ComposedMail,
  type Database,
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
    ...shopValues(contact),
    product: breakLinks(toPlainLine(pickTranslation(name, locale))),
    id: question.id,
  };
  const url = new URL(`${paths.product(pickTranslation(slug, locale))}${questionsAnchor}`, publicUrl).href;
  const { subject, lead, button, note } = texts[kind];
  const mail = contentMail({
    to: recipient,
    locale,
    publicUrl,
    values,
    subject,
    greeting: texts.greeting,
    lead,
    button: { label: button, url, note },
    sections: [
      { title: texts.questionTitle, lines: typedLines(question.text) },
      ...(kind === 'question' ? [] : [{ title: texts.answerTitle, lines: staffLines(comment.text) }]),
    ],
    closing: kind === 'answer' ? [texts.help, texts.signature] : [],
    messageId: messageIdOf(contact, commentId, kind),
  });
  return { mail, sender: contact };
}
