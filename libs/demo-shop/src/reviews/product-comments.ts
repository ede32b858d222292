import type { ImportDocument } from '@vyloha/import-documents';
import { dayFrom } from '../products/days';
import type { DemoModel } from '../products/demo-model';
import { happensFor, wholeFor } from '../random';
import { authorFor } from './authors';
import { questionsByTheme } from './questions';
import { themeOf } from './theme-of';

const shareWithQuestions = 0.09;
const minutesToAnswer = [40, 22 * 60] as const;
const maxAgeDays = 400;
const millisecondsPerMinute = 60_000;

const shopName = 'Zelená výloha';

/** Questions about a product, each with the shop's answer. */
export function* commentsOf(model: DemoModel, today: Date): Generator<ImportDocument> {
  for (const [index, { question, answer }] of questionsByTheme[themeOf(model)].entries()) {
    const key = `${model.key}/question-${index + 1}`;
    if (!happensFor(`${key}/asked`, shareWithQuestions)) continue;
    const locale = happensFor(`${key}/slovak`, 0.3) ? 'sk' : 'cs';
    const id = `q-${model.key}-${index + 1}`;
    const requested =
      dayFrom(today, -wholeFor(`${key}/day`, 2, maxAgeDays)).getTime() + 10 * 60 * millisecondsPerMinute;
    const answered = requested + wholeFor(`${key}/minutes`, ...minutesToAnswer) * millisecondsPerMinute;
    const about = { type: 'comment', productId: `p-${model.key}`, locale } as const;
    yield {
      ...about,
      id,
      authorName: authorFor(key, locale),
      text: question[locale],
      createdAt: new Date(requested).toISOString(),
    };
    yield {
      ...about,
      id: `${id}-a`,
      questionId: id,
      authorName: shopName,
      isOfShop: true,
      text: answer[locale],
      createdAt: new Date(answered).toISOString(),
    };
  }
}
