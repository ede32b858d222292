import { joined, recordActions, section, timeText } from '@vyloha/backend-kernel';
import type * as v from 'valibot';
import { reportRecordSchema } from './report-record';
import { reportStates } from './report-states';

type Report = v.InferOutput<typeof reportRecordSchema>;

const linesOf = (title: string, text: string) =>
  text.split('\n').map((line, index): [string, string] => [index === 0 ? title : '', line]);

function toText({ code, state, createdAt, reason, text, name, email, productId, subject, ...rest }: Report): string {
  const { decidedAt, note } = rest;
  const reporter = joined([name ?? '', email ?? '']);
  return section(`Report ${code}: ${state}, received ${timeText(createdAt)}`, [
    ['Reason', reason],
    ...linesOf('Says', text),
    ...(reporter === '' ? [] : [['Reported by', reporter]]),
    ['Product', productId],
    ...(subject === null
      ? [['About', 'what is gone']]
      : [
          ['About', `${subject.kind} ${subject.id} by ${subject.author}${subject.hidden ? ' (hidden)' : ''}`],
          ...linesOf('Text', subject.text ?? '–'),
        ]),
    ...(decidedAt === null ? [] : [['Decided', timeText(decidedAt)]]),
    ...(note === null ? [] : linesOf('Because', note)),
  ]).join('\n');
}

export const { list, show } = recordActions({
  name: 'report',
  path: 'moderation/reports',
  states: reportStates,
  schema: reportRecordSchema,
  toRow: ({ code, createdAt, state, reason, productId, subject }) => [
    code,
    timeText(createdAt),
    state,
    reason,
    subject === null ? `of ${productId}, gone` : `${subject.kind} ${subject.id} of ${productId}`,
  ],
  toText,
});
