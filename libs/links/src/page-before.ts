import { ownPathOrNull } from './own-path';

/**
 * The page that a form stood on: the path of the referrer when it is a page of this shop, else `null`. Forms of which a
 * listing carries dozens do not say it themselves.
 */
export function pageBefore({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  const referrer = headers.get('Referer') ?? '';
  if (!URL.canParse(referrer)) return null;
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(url).host ? ownPathOrNull(`${pathname}${search}`) : null;
}
