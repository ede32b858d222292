import { badRequest } from '@vyloha/links/server';
import { readFields } from './read-form.server';

/** What a mail program posts to the link when its own button is pressed (RFC 8058); it has no cookies and reads no page. */
const oneClickField = 'List-Unsubscribe';

/** Longer than any token of a mail: the signed one of the longest e-mail has 382 characters. */
const maxTokenLength = 400;

interface MailLinkForm {
  /** Of the page's button, or of the address where a mail program posts to it; empty without one. */
  token: string;
  /** A mail program follows no redirect. */
  isOneClick: boolean;
  /** Other fields of the page. */
  fields: Partial<Record<string, string>>;
}

/**
 * What the page of a link in a mail was posted.
 * @param options.isUnsubscribing mail programs may post to it as well
 * @throws a 400 `Response` for any other body
 */
export async function readMailLink(
  request: Request,
  { isUnsubscribing = false, names = [] }: { isUnsubscribing?: boolean; names?: readonly string[] } = {},
): Promise<MailLinkForm> {
  const fields = await readFields(request, {
    names: ['token', ...names, ...(isUnsubscribing ? [oneClickField] : [])],
  });
  const isOneClick = fields[oneClickField] !== undefined;
  const token = (isOneClick ? new URL(request.url).searchParams.get('token') : fields['token']) ?? '';
  if (token.length > maxTokenLength) throw badRequest();
  return { token, isOneClick, fields };
}
