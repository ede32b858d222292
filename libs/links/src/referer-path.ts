import { sameOriginPathOrNull } from './same-origin-path';

/**
 * The page a form was posted from: the path of the referrer when it is a page of this shop, else `null`. Forms that a
 * listing repeats dozens of times omit a hidden field for it.
 */
export function refererPathOrNull({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  const referrer = headers.get('Referer') ?? '';
  if (!URL.canParse(referrer)) return null;
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(url).host ? sameOriginPathOrNull(`${pathname}${search}`) : null;
}
