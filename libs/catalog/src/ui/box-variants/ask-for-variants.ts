import { boxVariantsAddress, type BoxVariantsQuestion } from '../../model/variants/box-variants';
import { fetchLate } from '../late-goods/fetch-late';
import type { BoxVariantsData } from './box-variants-data';

interface Question {
  ids: string[];
  answer: Promise<BoxVariantsData>;
}

let question: Question | null = null;

/** All boxes that ask at once are answered at once. */
function startQuestion(): Question {
  const ids: string[] = [];
  const answer = new Promise((resolve) => setTimeout(resolve)).then(() => {
    question = null;
    return fetchLate<BoxVariantsData>(boxVariantsAddress(ids));
  });
  return { ids, answer };
}

/** What can be chosen of goods in a box. */
export function askForVariants(productId: string): Promise<BoxVariantsData> {
  question ??= startQuestion();
  question.ids.push(productId);
  return question.answer;
}

/** The same of goods with another variant, or with all of them. */
export function askForVariant(productId: string, question: Partial<BoxVariantsQuestion>): Promise<BoxVariantsData> {
  return fetchLate(boxVariantsAddress([productId], question));
}
