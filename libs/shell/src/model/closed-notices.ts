import * as v from 'valibot';

/** What a shopper can close for good; some come back when they change, so their name carries what they were. */
export const noticeKinds = ['consent', 'topBanner', 'language', 'entry'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** A notice as the cookie remembers it: its kind, and behind a hyphen which one of its kind it was. */
export type Notice = NoticeKind | `${NoticeKind}-${string}`;

/** Where the form that closes a notice is posted. */
export const closeNoticePath = '/zavrit';

/**
 * What a shopper has closed. `byForm` says that it was closed without script: such a shopper's pages are made without
 * the closed notices, while everyone else's hide them before the first paint. `allowsMeasuring` is the consent.
 */
export interface ClosedNotices {
  notices: readonly Notice[];
  byForm: boolean;
  allowsMeasuring: boolean;
}

/** Only the newest of a kind is remembered but of these, which are several at a time. */
const severalAtATime: readonly NoticeKind[] = ['entry'];
const mostRemembered = 20;
const noticePattern = new RegExp(`^(?:${noticeKinds.join('|')})(?:-[a-z0-9]{1,32})?$`);
const marks = { byForm: 'form', allowsMeasuring: 'measuring' } as const;

const isNotice = (name: string): name is Notice => noticePattern.test(name);

export const kindOf = (notice: Notice): string => notice.split('-', 1)[0] ?? notice;

const closeNoticeSchema = v.object({
  notice: v.pipe(v.string(), v.guard(isNotice)),
  measuring: v.optional(v.picklist(['yes', 'no'])),
  /** Only the browser itself names the page to come back to. */
  redirectTo: v.optional(v.string()),
});

/** Every field of that form. */
export const closeNoticeFields = Object.keys(closeNoticeSchema.entries);

/** The form that closes a notice; `null` when it names none. */
export function parseCloseNotice(fields: unknown): v.InferOutput<typeof closeNoticeSchema> | null {
  const parsed = v.safeParse(closeNoticeSchema, fields);
  return parsed.success ? parsed.output : null;
}

/** The cookie's list of closed notices; unknown names are dropped. */
export function parseClosed(cookie: string | null): ClosedNotices {
  const names = (cookie ?? '').split('.');
  return {
    notices: [...new Set(names.filter(isNotice))].slice(-mostRemembered),
    byForm: names.includes(marks.byForm),
    allowsMeasuring: names.includes(marks.allowsMeasuring),
  };
}

export function formatClosed({ notices, byForm, allowsMeasuring }: ClosedNotices): string {
  return [...notices, ...(byForm ? [marks.byForm] : []), ...(allowsMeasuring ? [marks.allowsMeasuring] : [])].join('.');
}

/** What is closed once a form was posted. */
export function afterClosing(
  closed: ClosedNotices,
  { notice, measuring, redirectTo }: NonNullable<ReturnType<typeof parseCloseNotice>>,
): ClosedNotices {
  const kind = kindOf(notice);
  const replaces = (other: Notice) =>
    other === notice || (kindOf(other) === kind && !severalAtATime.some((several) => several === kind));
  return {
    notices: [...closed.notices.filter((other) => !replaces(other)), notice].slice(-mostRemembered),
    byForm: closed.byForm || redirectTo !== undefined,
    allowsMeasuring: measuring === undefined ? closed.allowsMeasuring : measuring === 'yes',
  };
}
