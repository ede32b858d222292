import * as v from 'valibot';
import { type CommandAction, WrongUsage, moneyText, postToStore, readAmount, readArgs } from '@vyloha/backend-kernel';

const responseSchema = v.object({
  data: v.object({ refunded: v.number(), left: v.number(), currencyCode: v.string() }),
});

/** `2` or `2:1`. @throws Error */
function readLine(text: string): { number: number; pieces: number | null } {
  const groups = /^(?<number>\d{1,4})(?::(?<pieces>\d{1,6}))?$/.exec(text)?.groups;
  if (groups === undefined) throw new Error(`'${text}' is no line: write its number, or with pieces 2:1.`);
  const { number, pieces } = groups;
  return { number: Number(number), pieces: pieces === undefined ? null : Number(pieces) };
}

const options = { amount: { type: 'string' }, line: { type: 'string', multiple: true } } as const;

export const refundByCommand: CommandAction = async (args) => {
  const { values, positionals } = readArgs(args, options, { min: 1 });
  const { amount, line = [] } = values;
  const [code = ''] = positionals;
  if (amount !== undefined && line.length > 0) throw new WrongUsage('Either an amount or lines');
  const part = { amount: amount === undefined ? null : readAmount(amount), lines: line.map(readLine) };
  const answer = await postToStore('payments/refunds', { code, ...part }, `There is no order ${code}.`);
  const { refunded, left, currencyCode } = v.parse(responseSchema, answer).data;
  if (refunded === 0 && left === 0) return `Order ${code}: nothing is to be returned now; a credit note is issued.`;
  return [
    ...(refunded > 0 ? [`Order ${code}: ${moneyText(refunded, currencyCode)} returned.`] : []),
    ...(left > 0
      ? [
          `Order ${code}: ${moneyText(left, currencyCode)} did not come through the gateway: return it as it came, then record it (orders repaid ${code} ${left.toFixed(2)}).`,
        ]
      : []),
  ].join('\n');
};
