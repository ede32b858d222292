import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';
import { parseOfferedLine } from './parse-offered-line';

async function post(code: string, answer: object): Promise<string> {
  await postToStore('quote-states', { code, ...answer }, `There is no quote ${code}.`);
  return `Quote ${code} has its answer.`;
}

export const offerPrices: CommandAction = async ([code, validUntil, ...rest]) => {
  const lines = rest.flatMap((value) => parseOfferedLine(value) ?? []);
  const words = rest.slice(lines.length);
  const areLinesFirst = rest.slice(0, lines.length).every((value) => parseOfferedLine(value) !== null);
  if (code === undefined || validUntil === undefined || lines.length === 0 || words.length > 1 || !areLinesFirst)
    throw new WrongUsage();
  return post(code, { state: 'answered', validUntil, lines, note: words[0] ?? null });
};

export const declineQuote: CommandAction = async ([code, reason, ...rest]) => {
  if (code === undefined || reason === undefined || rest.length > 0) throw new WrongUsage();
  return post(code, { state: 'declined', note: reason });
};
