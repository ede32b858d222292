import { and, asc, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { groupBy } from '../catalog/group-by';
import { requireProduct } from '../catalog/product/require-product';
import { productComment } from '../database/schema';
import { namedSchema } from '../server/openapi/named-schema';
import { defineRoute, type Route } from '../server/routes/route';
import { paginatedSchema, toSinglePage } from '../server/openapi/wire-shapes';

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

const maxComments = 500;

function toCommentFields({ id, authorName, isOfShop, text, createdAt, locale }: CommentRow) {
  return { id, author: { name: authorName }, isOfShop, text, createdAt: createdAt.toISOString(), locale };
}

const list = defineRoute({
  method: 'GET',
  url: '/store/api/v1/products/:id/comments',
  summary: 'Questions about a product, the newest first, each with its answers',
  params: v.object({ id: v.string() }),
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

export const commentRoutes: readonly Route[] = [list];
