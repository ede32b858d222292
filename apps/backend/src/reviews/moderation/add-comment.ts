import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { requireProduct } from '../../catalog/product/require-product';
import { productComment } from '../../database/schema';
import { notFound } from '../../server/http-error';
import type { RequestContext } from '../../server/routes/request-context';

interface NewComment {
  authorName: string;
  text: string;
}

type Comments = Pick<RequestContext, 'db' | 'locale' | 'now'>;

/** @throws Refusal 404 when there is no such product */
export async function addQuestion(ctx: Comments, productId: string, comment: NewComment): Promise<string> {
  const { db, locale, now } = ctx;
  await requireProduct({ db, groups: [] }, productId);
  const id = `q-${randomUUID()}`;
  await db.insert(productComment).values({ ...comment, id, productId, locale, createdAt: now() });
  return id;
}

/** @throws Refusal 404 when there is no such question */
export async function addAnswer({ db, now }: Comments, questionId: string, comment: NewComment): Promise<string> {
  const isQuestion = and(eq(productComment.id, questionId), isNull(productComment.questionId));
  const [question] = await db.select().from(productComment).where(isQuestion);
  if (question === undefined) throw notFound();
  const id = `a-${randomUUID()}`;
  // A question in Slovak is answered in Slovak.
  const { productId, locale } = question;
  await db
    .insert(productComment)
    .values({ ...comment, id, productId, questionId, locale, isOfShop: true, createdAt: now() });
  return id;
}
