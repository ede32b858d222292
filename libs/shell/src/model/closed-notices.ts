import * as v from 'valibot';

/** What a shopper can close for good; the cookie keeps their names. */
export const closableNotices = ['consent'] as const;

export type ClosableNotice = (typeof closableNotices)[number];

/** Where the form that closes a notice is posted. */
export const closeNoticePath = '/zavrit';

const closeNoticeSchema = v.object({
  notice: v.picklist(closableNotices),
  redirectTo: v.optional(v.string()),
});

/** The form that closes a notice; `null` when it names none. */
export function parseCloseNotice(fields: unknown): v.InferOutput<typeof closeNoticeSchema> | null {
  const parsed = v.safeParse(closeNoticeSchema, fields);
  return parsed.success ? parsed.output : null;
}

/** The cookie's list of closed notices; unknown names are dropped. */
export function parseClosed(cookie: string | null): ClosableNotice[] {
  const names = new Set((cookie ?? '').split('.'));
  return closableNotices.filter((name) => names.has(name));
}

export function formatClosed(notices: readonly ClosableNotice[]): string {
  return notices.join('.');
}
