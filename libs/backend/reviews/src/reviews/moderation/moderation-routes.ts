import * as v from 'valibot';
import { type Route, dataSchema, defineRoute, requiredLine } from '@vyloha/backend-kernel';
import { addAnswer, addQuestion } from './add-comment';
import { loadLatestSubmissions, submissionSchema } from './latest-submissions';
import { setHidden } from './set-hidden';

const idInput = requiredLine(100);
const comment = { author: requiredLine(60), text: requiredLine(5000) };
const added = dataSchema(v.object({ id: v.string() }));

const list = defineRoute({
  method: 'POST',
  url: '/store/api/v1/moderation/latest',
  summary: 'The newest reviews, questions and answers; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({}),
  response: dataSchema(v.array(submissionSchema)),
  handler: async (ctx) => {
    return { data: await loadLatestSubmissions(ctx.db) };
  },
});

const visibility = defineRoute({
  method: 'POST',
  url: '/store/api/v1/moderation/visibility',
  summary: 'Hides a review, a question or an answer, or shows it again; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ id: idInput, hidden: v.boolean() }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { id, hidden } }) => {
    await setHidden(ctx.db, id, hidden);
    return { data: {} };
  },
});

const questions = defineRoute({
  method: 'POST',
  url: '/store/api/v1/moderation/questions',
  summary: 'Publishes a question about a product; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ product_id: idInput, ...comment }),
  response: added,
  handler: async (ctx, { body: { product_id: productId, author: authorName, text } }) => {
    return { data: { id: await addQuestion(ctx, productId, { authorName, text }) } };
  },
});

const answers = defineRoute({
  method: 'POST',
  url: '/store/api/v1/moderation/answers',
  summary: 'Answers a question about a product on behalf of the shop; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ question_id: idInput, ...comment }),
  response: added,
  handler: async (ctx, { body: { question_id: questionId, author: authorName, text } }) => {
    return { data: { id: await addAnswer(ctx, questionId, { authorName, text }) } };
  },
});

/** Moderation of reviews and questions by the staff. */
export const moderationRoutes: readonly Route[] = [list, visibility, questions, answers];
