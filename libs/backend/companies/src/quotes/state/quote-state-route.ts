import * as v from 'valibot';
import { dataSchema, defineRoute } from '@vyloha/backend-kernel';
import { answerQuote } from './answer-quote';
import { quoteAnswerInput } from './quote-answer-input';

export const quoteStateRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/quote-states',
  summary: 'Answers a quote with prices or declines it; only for the command on the backend’s machine',
  access: 'command',
  body: quoteAnswerInput,
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    await answerQuote(ctx, body);
    return { data: {} };
  },
});
