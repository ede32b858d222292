import { postToStore, runCommand } from '../../commands/run-command';
import { parseOfferedLine } from './parse-offered-line';

const usage = `Usage: node apps/backend/dist/quote.js N2026000001 answer 2026-12-31 1=399.50 2=120:10-100 ["Words for the customer"]
       node apps/backend/dist/quote.js N2026000001 decline "Why"
Prices are of one counted step without tax, in the currency of the quote; amounts, which may be left out, are those for
which a price holds. A line that is left out is not offered.`;

/** @returns null for arguments that are no answer */
function toAnswer(verb: string | undefined, values: readonly string[]): object | null {
  if (verb === 'decline' && values.length === 1) return { state: 'declined', note: values[0] };
  const [validUntil, ...rest] = values;
  if (verb !== 'answer' || validUntil === undefined) return null;
  const lines = rest.flatMap((value) => parseOfferedLine(value) ?? []);
  const words = rest.slice(lines.length);
  const areLinesFirst = rest.slice(0, lines.length).every((value) => parseOfferedLine(value) !== null);
  if (lines.length === 0 || words.length > 1 || !areLinesFirst) return null;
  return { state: 'answered', validUntil, lines, note: words[0] ?? null };
}

runCommand(async () => {
  const [code, verb, ...values] = process.argv.slice(2);
  const answer = toAnswer(verb, values);
  if (code === undefined || answer === null) throw new Error(usage);
  await postToStore('quote-states', { code, ...answer }, `There is no quote ${code}.`);
  return `Quote ${code} has its answer.`;
});
