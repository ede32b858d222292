import { and, asc, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  groupBy,
  namedSchema,
  optionalLine,
  paginatedSchema,
  requiredLine,
  toSinglePage,
} from '@vyloha/backend-kernel';
import { requireProduct } from '@vyloha/backend-catalog';
import { productComment } from './tables';
import { optionalEmail } from '@vyloha/backend-accounts';
import { reviewLimits } from './limits';
import { askQuestion } from './questions/ask-question';
import { questionAuthor } from './questions/question-author';

type CommentRow = typeof productComment.$inferSelect;

const commentEntries = {
  id: v.string(),
  author: v.object({ name: v.string() }),
  /** Written by the staff. */
  isOfShop: v.boolean(),
  text: v.string(),
  createdAt: v.string(),
  locale: v.string(),
};
const commentSchema = namedSchema(
  'ProductComment',
  v.object({ ...commentEntries, answers: v.array(v.object(commentEntries)) }),
);

const url = '/store/api/v1/products/:id/comments';
const params = v.object({ id: v.string() });
const maxComments = 500;
const questionMaxLength = 2000;

function toCommentFields({ id, authorName, isOfShop, text, createdAt, locale }: CommentRow) {
  return { id, author: { name: authorName }, isOfShop, text, createdAt: createdAt.toISOString(), locale };
}

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Questions about a product, the newest first, each with its answers',
  params,
  response: paginatedSchema(commentSchema),
  handler: async ({ db }, { params: { id } }) => {
    await requireProduct({ db, groups: [] }, id);
    const rows = await db
      .select()
      .from(productComment)
      .where(and(eq(productComment.productId, id), eq(productComment.isHidden, false)))
      .orderBy(desc(productComment.createdAt), asc(productComment.id))
      .limit(maxComments);
    const answers = groupBy(rows.toReversed(), ({ questionId }) => questionId ?? '');
    const questions = rows.filter(({ questionId }) => questionId === null);
    return toSinglePage(
      questions.map((row) => ({ ...toCommentFields(row), answers: (answers.get(row.id) ?? []).map(toCommentFields) })),
    );
  },
});

const add = defineRoute({
  method: 'POST',
  url,
  summary: 'Asks a question about a product; it is listed once the staff have answered or published it',
  access: 'shopper',
  params,
  body: v.object({
    text: requiredLine(questionMaxLength),
    name: optionalLine(60),
    email: optionalEmail,
  }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id }, body: { text, name, email: givenEmail } }) => {
    await requireProduct(ctx, id);
    const { email, name: authorName } = await questionAuthor(ctx, { name, email: givenEmail });
    await enforceRateLimits(ctx, reviewLimits.question, { mailbox: email });
    await askQuestion(ctx, { productId: id, text, email, name: authorName });
    return { data: {} };
  },
});

export const commentRoutes: readonly Route[] = [list, add];
