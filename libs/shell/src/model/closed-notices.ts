import { consentCategories, type ConsentCategory } from '@vyloha/contract';
import * as v from 'valibot';

/** Notices a shopper can close; some reappear when they change, so their name identifies the version. */
export const noticeKinds = ['consent', 'topBanner', 'language', 'entry'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** A notice as stored in the cookie: its kind, and after a hyphen the id within the kind. */
export type Notice = NoticeKind | `${NoticeKind}-${string}`;

/**
 * What a shopper has closed. `byForm`: closed without JavaScript, so this shopper's pages are rendered without the
 * closed notices; other pages hide them before the first paint. `granted`: the consents, which hold as long as the
 * notice that asked for them is the current one.
 */
export interface ClosedNotices {
  notices: readonly Notice[];
  byForm: boolean;
  granted: readonly ConsentCategory[];
}

/** Only the newest notice of a kind is stored, except of these kinds. */
const stackableKinds: readonly NoticeKind[] = ['entry'];
const maxClosedNotices = 20;
const noticePattern = new RegExp(`^(?:${noticeKinds.join('|')})(?:-[a-z0-9]{1,32})?$`);
const formMark = 'form';

const purposes = consentCategories.join('|');
const grantedPattern = new RegExp(`^(?:all|none|(?:${purposes})(?:\\.(?:${purposes}))*)$`);

const isNotice = (name: string): name is Notice => noticePattern.test(name);

export const kindOf = (notice: Notice): string => notice.split('-', 1)[0] ?? notice;

const closeNoticeSchema = v.object({
  notice: v.pipe(v.string(), v.guard(isNotice)),
  /** `all`, `none`, or the names of purposes joined by dots, which another tool was granted. */
  consent: v.optional(v.pipe(v.string(), v.regex(grantedPattern))),
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
    byForm: names.includes(formMark),
    granted: consentCategories.filter((category) => names.includes(category)),
  };
}

export function formatClosedNotices({ notices, byForm, granted }: ClosedNotices): string {
  return [...notices, ...(byForm ? [formMark] : []), ...granted].join('.');
}

/** The name of the notice that asks for consents in these words. */
export const consentNotice = (version: string): Notice => `consent-${version}`;

/** The consents given to the current wording; `null` until the shopper has decided about it. */
export function grantedConsents(closed: string | null, version: string): readonly ConsentCategory[] | null {
  const { notices, granted } = parseClosedNotices(closed);
  return notices.includes(consentNotice(version)) ? granted : null;
}

/** The closed notices after a form was posted. */
export function withClosedNotice(
  closed: ClosedNotices,
  { notice, redirectTo }: Pick<NonNullable<ReturnType<typeof parseCloseNotice>>, 'notice' | 'redirectTo'>,
  granted: readonly ConsentCategory[] = closed.granted,
): ClosedNotices {
  const kind = kindOf(notice);
  const isReplaced = (other: Notice) =>
    other === notice || (kindOf(other) === kind && !stackableKinds.some((stackable) => stackable === kind));
  return {
    notices: [...closed.notices.filter((other) => !isReplaced(other)), notice].slice(-maxClosedNotices),
    byForm: closed.byForm || redirectTo !== undefined,
    granted,
  };
}
