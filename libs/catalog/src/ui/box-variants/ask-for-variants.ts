import { boxVariantsAddress } from '../../model/box-variants';
import type { BoxVariantsData } from './box-variants-data';

interface Question {
  ids: string[];
  answer: Promise<BoxVariantsData>;
}

let question: Question | null = null;

async function fetchVariants(address: string): Promise<BoxVariantsData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Written by our own server for this very script.
  return (await response.json()) as BoxVariantsData;
}

/** All boxes that ask at once are answered at once. */
function startQuestion(): Question {
  const ids: string[] = [];
  const answer = new Promise((resolve) => setTimeout(resolve)).then(() => {
    question = null;
    return fetchVariants(boxVariantsAddress(ids));
  });
  return { ids, answer };
}

/** What can be chosen of goods in a box. */
export function askForVariants(productId: string): Promise<BoxVariantsData> {
  question ??= startQuestion();
  question.ids.push(productId);
  return question.answer;
}

/** The goods with another variant. */
export function askForVariant(productId: string, variantId: string): Promise<BoxVariantsData> {
  return fetchVariants(boxVariantsAddress([productId], variantId));
}
