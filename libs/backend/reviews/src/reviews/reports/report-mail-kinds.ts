/** To the shop, to whoever reported at once and when it is decided, and to the author of what was hidden. */
export const reportMailKinds = ['report', 'reportReceived', 'reportDecided', 'reportHidden'] as const;

export type ReportMailKind = (typeof reportMailKinds)[number];

/** A mail about a report, for the outbox. */
export function toReportMail(reportId: string, kind: ReportMailKind, recipient: string, at: Date) {
  return { kind, recipient, subjectType: 'report', subjectId: reportId, enqueuedAt: at, runAfter: at };
}
