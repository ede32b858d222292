import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { requireProduct } from '@vyloha/backend-catalog';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { productComment } from '../tables';
import { type RequestContext, notFound } from '@vyloha/backend-kernel';
import type { QuestionMailKind } from '../questions/question-mail-kinds';

interface NewComment {
  authorName: string;
  text: string;
}

type Comments = Pick<RequestContext, 'db' | 'locale' | 'now'>;
type AnsweringContext = Comments & Pick<RequestContext, 'settings' | 'wakeJobs'>;

/** @throws Refusal 404 when there is no such product */
export async function addQuestion(ctx: Comments, productId: string, comment: NewComment): Promise<string> {
  const { db, locale, now } = ctx;
  await requireProduct({ db, groups: [] }, productId);
  const id = `q-${randomUUID()}`;
  await db.insert(productComment).values({ ...comment, id, productId, locale, createdAt: now() });
  return id;
}

/** To whoever waits for the answer, and a copy where the shop wants one. */
function toAnswerMails(commentId: string, email: string, { settings, now }: AnsweringContext) {
  const at = now();
  const mails: { kind: QuestionMailKind; recipient: string }[] = [{ kind: 'answer', recipient: email }];
  if (settings.questionCopyTo !== null) mails.push({ kind: 'answerCopy', recipient: settings.questionCopyTo });
  return mails.map((mail) => ({
    ...mail,
    subjectType: 'comment',
    subjectId: commentId,
    enqueuedAt: at,
    runAfter: at,
  }));
}

/**
 * Answers a question, publishes both, and writes to whoever asked, whose e-mail is then forgotten.
 * @throws Refusal 404 when there is no such question
 */
export async function addAnswer(ctx: AnsweringContext, questionId: string, comment: NewComment): Promise<string> {
  const { db, now, wakeJobs } = ctx;
  const id = `a-${randomUUID()}`;
  await db.transaction(async (tx) => {
    const isQuestion = and(eq(productComment.id, questionId), isNull(productComment.questionId));
    const [question] = await tx.select().from(productComment).where(isQuestion).for('update');
    if (question === undefined) throw notFound();
    // A question in Slovak is answered in Slovak.
    const { productId, locale, email, isWaiting } = question;
    await tx
      .insert(productComment)
      .values({ ...comment, id, productId, questionId, locale, isOfShop: true, createdAt: now() });
    await tx
      .update(productComment)
      .set({ email: null, isWaiting: false, ...(isWaiting && { isHidden: false }) })
      .where(eq(productComment.id, questionId));
    if (email !== null) await tx.insert(outboxMail).values(toAnswerMails(id, email, ctx));
  });
  wakeJobs();
  return id;
}
