import * as v from 'valibot';

/** Notices a shopper can close; some reappear when they change, so their name identifies the version. */
export const noticeKinds = ['consent', 'topBanner', 'language', 'entry'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** A notice as stored in the cookie: its kind, and after a hyphen the id within the kind. */
export type Notice = NoticeKind | `${NoticeKind}-${string}`;

/**
 * What a shopper has closed. `byForm`: closed without JavaScript, so this shopper's pages are rendered without the
 * closed notices; other pages hide them before the first paint. `allowsMeasuring` is the analytics consent.
 */
export interface ClosedNotices {
  notices: readonly Notice[];
  byForm: boolean;
  allowsMeasuring: boolean;
}

/** Only the newest notice of a kind is stored, except of these kinds. */
const stackableKinds: readonly NoticeKind[] = ['entry'];
const maxClosedNotices = 20;
const noticePattern = new RegExp(`^(?:${noticeKinds.join('|')})(?:-[a-z0-9]{1,32})?$`);
const marks = { byForm: 'form', allowsMeasuring: 'measuring' } as const;

const isNotice = (name: string): name is Notice => noticePattern.test(name);

export const kindOf = (notice: Notice): string => notice.split('-', 1)[0] ?? notice;

const closeNoticeSchema = v.object({
  notice: v.pipe(v.string(), v.guard(isNotice)),
  measuring: v.optional(v.picklist(['yes', 'no'])),
  /** Sent only without JavaScript: the page to return to. */
  redirectTo: v.optional(v.string()),
});

/** Every field of that form. */
export const closeNoticeFields = Object.keys(closeNoticeSchema.entries);

/** Parses the form that closes a notice; `null` when it names none. */
export function parseCloseNotice(fields: unknown): v.InferOutput<typeof closeNoticeSchema> | null {
  const parsed = v.safeParse(closeNoticeSchema, fields);
  return parsed.success ? parsed.output : null;
}

/** Parses the cookie's list of closed notices; unknown names are dropped. */
export function parseClosedNotices(cookie: string | null): ClosedNotices {
  const names = (cookie ?? '').split('.');
  return {
    notices: [...new Set(names.filter(isNotice))].slice(-maxClosedNotices),
    byForm: names.includes(marks.byForm),
    allowsMeasuring: names.includes(marks.allowsMeasuring),
  };
}

export function formatClosedNotices({ notices, byForm, allowsMeasuring }: ClosedNotices): string {
  return [...notices, ...(byForm ? [marks.byForm] : []), ...(allowsMeasuring ? [marks.allowsMeasuring] : [])].join('.');
}

/** The closed notices after a form was posted. */
export function withClosedNotice(
  closed: ClosedNotices,
  { notice, measuring, redirectTo }: NonNullable<ReturnType<typeof parseCloseNotice>>,
): ClosedNotices {
  const kind = kindOf(notice);
  const isReplaced = (other: Notice) =>
    other === notice || (kindOf(other) === kind && !stackableKinds.some((stackable) => stackable === kind));
  return {
    notices: [...closed.notices.filter((other) => !isReplaced(other)), notice].slice(-maxClosedNotices),
    byForm: closed.byForm || redirectTo !== undefined,
    allowsMeasuring: measuring === undefined ? closed.allowsMeasuring : measuring === 'yes',
  };
}
