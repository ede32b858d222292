import { anOrder } from '@vyloha/orders/testing';
import { expect, it } from 'vitest';
import { parseScheduleForm } from './parse-schedule-form.server';

const lines = anOrder().lines.flatMap((line) => [
  { ...line, id: 'ci-1' },
  { ...line, id: 'ci-2', multiplier: 0.1 },
]);
const fields = { intervalCount: '2', intervalUnit: 'week', nextDate: '2026-12-01', maxTotal: '1 234,50' };

it('reads amounts in the unit of the product, and leaves out what has none', () => {
  expect(parseScheduleForm({ ...fields, 'amount.ci-1': '0', 'amount.ci-2': '2,5' }, lines)).toEqual({
    errors: null,
    body: {
      interval: { count: 2, unit: 'week' },
      next_date: '2026-12-01',
      lines: [{ id: 'ci-2', amount: 25 }],
      max_total: 1234.5,
    },
  });
});

it('says at each field what is wrong', () => {
  const wrong = { intervalCount: '13', intervalUnit: 'week', nextDate: '', maxTotal: 'moc', 'amount.ci-1': '1,5' };
  const { errors } = parseScheduleForm(wrong, lines);
  expect(Object.keys(errors ?? {}).sort()).toEqual(['amount.ci-1', 'intervalCount', 'maxTotal', 'nextDate']);
  expect(parseScheduleForm(fields, lines).errors).toEqual({ '': ['company:schedule.problem.empty'] });
});
