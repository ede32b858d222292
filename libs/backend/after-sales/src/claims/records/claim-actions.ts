import type * as v from 'valibot';
import { joined, moneyText, recordActions, section, timeText } from '@vyloha/backend-kernel';
import { claimStates } from '../claim-states';
import { claimRecordSchema } from './claim-record';

type Claim = v.InferOutput<typeof claimRecordSchema>;

function refundText({ isRefunded, refund, currencyCode }: Claim): string {
  if (isRefunded) return 'all of its pieces';
  return refund === null ? '' : moneyText(refund, currencyCode);
}

function toText(claim: Claim): string {
  const { code, state, createdAt, dueDate, customer, item, amount, solution, description, photoCount } = claim;
  const refund = refundText(claim);
  return [
    ...section(`Claim ${code}: ${state}, received ${timeText(createdAt)}, due ${dueDate}`, [
      ['Order', claim.orderCode],
      ['Customer', joined([customer.name, customer.email, customer.phone, ...customer.addressLines])],
      ['Product', `${amount} ${item.unit} ${item.name} (${item.code})`],
      ['Wants', solution],
      ...(refund === '' ? [] : [['Paid back', refund]]),
      ...(claim.remedy === null ? [] : [['Remedied by', claim.remedy]]),
      ...(claim.guaranteeUntil === null ? [] : [['Guarantee', `until ${claim.guaranteeUntil}`]]),
      ...(photoCount === 0 ? [] : [['Photographs', `${photoCount} (claims photo ${code} 1 FILE.webp)`]]),
      ...description.split('\n').map((line, index) => [index === 0 ? 'Says' : '', line]),
    ]),
    ...section(
      'States',
      claim.history.map((change) => [timeText(change.changedAt), change.state, change.note ?? '']),
    ),
  ].join('\n');
}

export const { list, show } = recordActions({
  name: 'claim',
  path: 'claims/list',
  states: claimStates,
  schema: claimRecordSchema,
  toRow: ({ code, createdAt, state, dueDate, orderCode, solution, item, amount, customer }) => [
    code,
    timeText(createdAt),
    state,
    `due ${dueDate}`,
    orderCode,
    solution,
    `${amount} ${item.unit} ${item.name}, ${customer.name}`,
  ],
  toText,
});
