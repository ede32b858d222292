import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@vyloha/backend-accounts';
import { type RequestContext, enforceRateLimits, notFound } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { loadShopData, nextOfYear } from '@vyloha/backend-shop';
import { and, eq, sql } from 'drizzle-orm';
import { reviewLimits } from '../limits';
import { contentReport } from '../tables';
import { findReported } from './find-reported';
import { toReportMail } from './report-mail-kinds';
import type { ReportReason } from './report-states';

interface NewReport {
  productId: string;
  subjectId: string;
  reason: ReportReason;
  text: string;
  name: string | null;
  email: string | null;
}

/**
 * Stores a report of a review, a question or an answer, which the staff decide. The same one again is no other.
 * @throws HttpError 404 for what nobody sees, 429
 */
export async function addReport(ctx: RequestContext, { email: typedEmail, ...report }: NewReport): Promise<void> {
  const { settings, now, locale } = ctx;
  const email = typedEmail === null ? null : normalizeEmail(typedEmail);
  await enforceRateLimits(ctx, reviewLimits.report);
  if (email !== null) await enforceRateLimits(ctx, reviewLimits.reportOfMailbox, { mailbox: email });
  const found = await findReported(ctx.db, report.productId, report.subjectId);
  if (found === null || found.isHidden) throw notFound();
  const at = now();
  const { contact } = (await loadShopData(ctx.db)).settings;
  await ctx.db.transaction(async (tx) => {
    // A form sent twice reports once, also at once. Not by a unique index: forgetting e-mails may make two alike.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`report ${report.subjectId}`}))`);
    const isSame = and(
      eq(contentReport.subjectId, report.subjectId),
      eq(sql`coalesce(${contentReport.email}, '')`, email ?? ''),
      eq(contentReport.text, report.text),
    );
    if ((await tx.$count(contentReport, isSame)) > 0) return;
    const id = `n-${randomUUID()}`;
    const { year, number } = await nextOfYear(tx, 'report', at);
    await tx.insert(contentReport).values({ ...report, id, email, locale, code: `N${year}${number}`, createdAt: at });
    const mails = [toReportMail(id, 'report', settings.questionCopyTo ?? contact.email, at)];
    if (email !== null) mails.push(toReportMail(id, 'reportReceived', email, at));
    await tx.insert(outboxMail).values(mails);
  });
  ctx.wakeJobs();
}
