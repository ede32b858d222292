import { joined, recordActions, section, timeText } from '@vyloha/backend-kernel';
import { withdrawalStates } from '../withdrawal-states';
import { withdrawalRecordSchema } from './withdrawal-record';

const isLateText = (isLate: boolean) => (isLate ? 'late' : '');

export const { list, show } = recordActions({
  name: 'withdrawal',
  path: 'withdrawals/list',
  states: withdrawalStates,
  schema: withdrawalRecordSchema,
  toRow: ({ code, receivedAt, state, isLate, items, customer }) => [
    code,
    timeText(receivedAt),
    state,
    isLateText(isLate),
    joined([...items.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`), customer.name]),
  ],
  toText: ({ code, receivedAt, state, isLate, items, customer, orderCode, reason, bankAccount, note }) =>
    [
      ...section(joined([`Withdrawal ${code}: ${state}`, `received ${timeText(receivedAt)}`, isLateText(isLate)]), [
        ['Order', orderCode],
        ['Customer', joined([customer.name, customer.email, customer.phone])],
        ['Money to', bankAccount ?? 'the way it came'],
        ...(reason === null ? [] : [['Reason', reason.replaceAll(/\s*\n\s*/g, ' / ')]]),
        ...(note === null ? [] : [['Answered', note.replaceAll(/\s*\n\s*/g, ' / ')]]),
      ]),
      ...section(
        'Items',
        items.map(({ amount, unit, name }) => [`${amount} ${unit}`, name]),
      ),
    ].join('\n'),
});
