import { defineStateChange, requiredLine } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { setHidden } from '../moderation/set-hidden';
import { contentReport } from '../tables';
import { findReported } from './find-reported';
import { toReportMail } from './report-mail-kinds';
import { statesOfReport } from './report-states';

const maxNoteLength = 2000;

export const { route: reportStateRoute } = defineStateChange(statesOfReport, {
  summary: 'Decides a report: what was reported is hidden, or stays',
  table: contentReport,
  input: v.object({
    code: requiredLine(60),
    state: v.picklist(statesOfReport.states),
    /** Why, for whoever reported and for the author of what is hidden. */
    note: requiredLine(maxNoteLength),
  }),
  target: ({ state }) => state,
  stateOf: ({ state }) => state,
  refusal: { key: 'reportDecided', field: 'state', code: 'report_state' },
  apply: async (tx, { id, productId, subjectId, email }, { state, note }, { at }) => {
    await tx.update(contentReport).set({ state, note, decidedAt: at }).where(eq(contentReport.id, id));
    const mails = email === null ? [] : [toReportMail(id, 'reportDecided', email, at)];
    if (state === 'upheld') {
      const found = await findReported(tx, productId, subjectId);
      if (found !== null && !found.isHidden) {
        await setHidden(tx, subjectId, true);
        if (found.email !== null) mails.push(toReportMail(id, 'reportHidden', found.email, at));
      }
    }
    if (mails.length > 0) await tx.insert(outboxMail).values(mails);
  },
});
