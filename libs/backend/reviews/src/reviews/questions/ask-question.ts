import { randomUUID } from 'node:crypto';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { productComment } from '../tables';
import { type RequestContext, translate } from '@vyloha/backend-kernel';
import type { QuestionMailKind } from './question-mail-kinds';

interface AskedQuestion {
  productId: string;
  text: string;
  /** In lower case; gets the answer. */
  email: string;
  /** As displayed; null when none was given. */
  name: string | null;
}

/** Stores a question that nobody sees until the shop's staff answer or publish it; the same one again is no other. */
export async function askQuestion(ctx: RequestContext, { productId, text, email, name }: AskedQuestion): Promise<void> {
  const { db, locale, settings, now, wakeJobs } = ctx;
  const at = now();
  const authorName = name ?? translate(locale, 'unnamedAsker');
  const isNew = await db.transaction(async (tx) => {
    const [storedQuestion] = await tx
      .insert(productComment)
      .values({
        id: `q-${randomUUID()}`,
        productId,
        text,
        email,
        authorName,
        locale,
        isHidden: true,
        isWaiting: true,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: productComment.id });
    if (storedQuestion === undefined || settings.questionCopyTo === null) return false;
    const kind: QuestionMailKind = 'question';
    const about = { subjectType: 'comment', subjectId: storedQuestion.id };
    await tx
      .insert(outboxMail)
      .values({ kind, ...about, recipient: settings.questionCopyTo, enqueuedAt: at, runAfter: at });
    return true;
  });
  if (isNew) wakeJobs();
}
