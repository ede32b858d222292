import type * as v from 'valibot';
import { joined, moneyText, recordActions, section, timeText } from '@vyloha/backend-kernel';
import { searchedStates } from '../state/quote-answers';
import { quoteRecordSchema } from './quote-record';

type Quote = v.InferOutput<typeof quoteRecordSchema>;

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' / ');

function toText({ items, currencyCode, requestedBy, ...quote }: Quote): string {
  const { code, state, createdAt, answeredAt, validUntil, orderCode, message, wantedDate, note } = quote;
  const row = (name: string, text: string | null) => (text === null ? [] : [[name, oneLine(text)]]);
  return [
    ...section(`Quote ${code}: ${state}, requested ${timeText(createdAt)}`, [
      ['Customer', joined([requestedBy.name, requestedBy.email])],
      ...row('Wanted on', wantedDate),
      ...row('Says', message),
      ...row('Answered', answeredAt && timeText(answeredAt)),
      ...row('Valid until', validUntil),
      ...row('Answer', note),
      ...row('Order', orderCode),
    ]),
    // As prices are offered: of one step, without tax.
    ...section(
      'Items, prices of one step without tax',
      items.map(({ number, amount, unit, unitsPerStep, prices, offer, code: itemCode, name }) => [
        String(number),
        `${amount}${unitsPerStep === 1 ? '' : ` × ${unitsPerStep}`} ${unit}`,
        moneyText(prices.unitWithoutTax, currencyCode),
        offer === null ? '' : `offered ${moneyText(offer.unitWithoutTax, currencyCode)}`,
        itemCode,
        name,
      ]),
    ),
  ].join('\n');
}

export const { list, show } = recordActions({
  name: 'quote',
  path: 'quotes/list',
  states: searchedStates,
  schema: quoteRecordSchema,
  toRow: ({ code, createdAt, state, itemCount, validUntil, requestedBy }) => [
    code,
    timeText(createdAt),
    state,
    `${itemCount} ${itemCount === 1 ? 'line' : 'lines'}`,
    validUntil === null ? '' : `until ${validUntil}`,
    joined([requestedBy.name, requestedBy.email]),
  ],
  toText,
});
