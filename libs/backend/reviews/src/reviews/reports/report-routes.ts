import { optionalEmail } from '@vyloha/backend-accounts';
import {
  type Queryable,
  type Route,
  dataSchema,
  defineRoute,
  matchesRecord,
  optionalLine,
  recordSearch,
  recordsSchema,
  requiredLine,
} from '@vyloha/backend-kernel';
import { requireProduct } from '@vyloha/backend-catalog';
import { toZonedIso } from '@vyloha/backend-shop';
import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import { contentReport } from '../tables';
import { addReport } from './add-report';
import { reportStateRoute } from './change-report-state';
import { findReported } from './find-reported';
import { reportRecordSchema } from './report-record';
import { reportReasons, reportStates } from './report-states';

const maxTextLength = 2000;
const maxNameLength = 60;

const add = defineRoute({
  method: 'POST',
  url: '/store/api/v1/products/:id/reports',
  summary: 'Reports a review, a question or an answer of a product to the staff, as illegal or untrue',
  access: 'shopper',
  params: v.object({ id: v.string() }),
  body: v.object({
    subject_id: requiredLine(100),
    reason: v.picklist(reportReasons, 'requiredValue'),
    text: requiredLine(maxTextLength),
    name: optionalLine(maxNameLength),
    /** Gets the decision. */
    email: optionalEmail,
  }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id: productId }, body: { subject_id: subjectId, ...report } }) => {
    await requireProduct(ctx, productId);
    await addReport(ctx, { ...report, productId, subjectId });
    return { data: {} };
  },
});

type ReportRow = typeof contentReport.$inferSelect;

async function toRecord(db: Queryable, { productId, subjectId, createdAt, decidedAt, ...row }: ReportRow) {
  const { code, state, reason, text, name, email, note } = row;
  const found = await findReported(db, productId, subjectId);
  return {
    ...{ code, state, reason, text, name, email, note, productId },
    createdAt: toZonedIso(createdAt),
    decidedAt: decidedAt && toZonedIso(decidedAt),
    subject: found && {
      id: subjectId,
      kind: found.kind,
      author: found.authorName,
      text: found.text,
      hidden: found.isHidden,
    },
  };
}

const list = defineRoute({
  method: 'POST',
  url: '/store/api/v1/moderation/reports',
  summary: 'The latest reports that a search finds, the oldest first; only for the command on the backend’s machine',
  access: 'command',
  body: recordSearch(reportStates),
  response: recordsSchema(reportRecordSchema),
  handler: async ({ db }, { body: { limit, ...search } }) => {
    const { code, state, createdAt, productId } = contentReport;
    // A report has no order.
    const where = matchesRecord({ code, state, createdAt, order: productId }, search);
    const total = await db.$count(contentReport, where);
    const rows = await db.select().from(contentReport).where(where).orderBy(desc(createdAt), desc(code)).limit(limit);
    return { data: await Promise.all(rows.toReversed().map((row) => toRecord(db, row))), meta: { total } };
  },
});

export const reportRoutes: readonly Route[] = [add, list, reportStateRoute];
