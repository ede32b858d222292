import * as v from 'valibot';
import { type CommandAction, moneyText, postToStore, readAmount, readArgs, readDay } from '@vyloha/backend-kernel';
import { bookings } from './booking';

const moneyEntries = { missing: v.number(), refundDue: v.number(), currencyCode: v.string() };
const receiptResponse = v.object({ data: v.object({ booking: v.picklist(bookings), ...moneyEntries }) });
const moneyResponse = v.object({ data: v.object(moneyEntries) });

const options = { on: { type: 'string' }, reference: { type: 'string' } } as const;

async function post(path: string, args: readonly string[]) {
  const { values, positionals } = readArgs(args, options, { min: 2 });
  const [code = '', amount = ''] = positionals;
  const body = { code, amount: readAmount(amount), on: values.on && readDay(values.on), reference: values.reference };
  return { code, answer: await postToStore(path, body, `There is no order ${code}.`) };
}

/** What is left to do about the money of an order. */
export function bookingText(
  { booking, missing, refundDue, currencyCode }: v.InferOutput<typeof receiptResponse>['data'],
  code: string,
): string {
  const back = `return ${moneyText(refundDue, currencyCode)} (orders refund ${code})`;
  const texts = {
    known: 'was recorded before, nothing has changed',
    part: `${moneyText(missing, currencyCode)} is still missing`,
    paid: 'is paid',
    surplus: `is paid, and more has come: ${back}`,
    refundDue: `is cancelled: ${back}`,
  };
  return `Order ${code}: ${texts[booking]}.`;
}

export const recordReceipt: CommandAction = async (args) => {
  const { code, answer } = await post('payments/receipts', args);
  return bookingText(v.parse(receiptResponse, answer).data, code);
};

export const undoReceipt: CommandAction = async (args) => {
  const { positionals } = readArgs(args, {}, { min: 2 });
  const [code = '', amount = ''] = positionals;
  const body = { code, amount: readAmount(amount) };
  const answer = await postToStore('payments/receipts/undo', body, `There is no order ${code}.`);
  const { missing, refundDue, currencyCode } = v.parse(moneyResponse, answer).data;
  const texts = [
    'the receipt was taken back',
    ...(missing > 0 ? [`${moneyText(missing, currencyCode)} is missing`] : []),
    ...(refundDue > 0 ? [`${moneyText(refundDue, currencyCode)} is left to return`] : []),
  ];
  return `Order ${code}: ${texts.join(', ')}.`;
};

export const recordRepayment: CommandAction = async (args) => {
  const { code, answer } = await post('payments/repayments', args);
  const { refundDue, currencyCode } = v.parse(moneyResponse, answer).data;
  const left =
    refundDue === 0 ? 'nothing is left to return' : `${moneyText(refundDue, currencyCode)} is left to return`;
  return `Order ${code}: ${left}.`;
};
