import { namedSchema } from '@vyloha/backend-kernel';
import * as v from 'valibot';
import { reportReasons, reportStates } from './report-states';

/** A report as the staff read it. */
export const reportRecordSchema = namedSchema(
  'ReportRecord',
  v.object({
    code: v.string(),
    createdAt: v.string(),
    state: v.picklist(reportStates),
    reason: v.picklist(reportReasons),
    text: v.string(),
    /** Of whoever reported; null where it was not given. */
    name: v.nullable(v.string()),
    email: v.nullable(v.string()),
    productId: v.string(),
    /** What was reported, as it is now; null once it is gone. */
    subject: v.nullable(
      v.object({
        id: v.string(),
        kind: v.picklist(['review', 'question', 'answer']),
        author: v.string(),
        text: v.nullable(v.string()),
        hidden: v.boolean(),
      }),
    ),
    decidedAt: v.nullable(v.string()),
    /** Why it was decided so. */
    note: v.nullable(v.string()),
  }),
);
