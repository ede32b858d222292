import type { FeedName } from '@vyloha/config/server';
import type { Locale } from '@vyloha/contract';
import type { Site } from '@vyloha/links';
import type { Settings } from '@vyloha/backend-kernel';

/** A domain of the shop for which there are feeds: its language and its currency. */
export interface FeedSite extends Site {
  /** By which the feed is addressed. */
  code: string;
  locale: Locale;
  currency: string;
}

/** A feed of the shop that is switched on. */
export interface Feed {
  name: FeedName;
  site: FeedSite;
}

/** Zboží.cz knows neither another language nor another currency. */
const isOffered = (name: FeedName, { locale, currency }: FeedSite) =>
  name !== 'zbozi' || (locale === 'cs' && currency === 'CZK');

type FeedSettings = Pick<Settings, 'domains' | 'feeds' | 'hasTrailingSlashes' | 'publicUrl'>;

/**
 * A site for each code of a domain: pages of one domain in another language are selected by a cookie, and a vendor that
 * follows a link has none.
 */
function listSites({ domains, hasTrailingSlashes, publicUrl }: FeedSettings): FeedSite[] {
  return domains
    .filter(({ code }, index) => domains.findIndex((other) => other.code === code) === index)
    .map((domain) => ({
      publicUrl,
      domain,
      domains,
      ...(hasTrailingSlashes && { hasTrailingSlashes: true as const }),
      code: domain.code,
      locale: domain.locale,
      currency: domain.currency,
    }));
}

export function listFeeds(settings: FeedSettings): Feed[] {
  const { names } = settings.feeds;
  return [...new Set(names)].flatMap((name) =>
    listSites(settings)
      .filter((site) => isOffered(name, site))
      .map((site) => ({ name, site })),
  );
}

/** Where the vendor fetches it: on the storefront. */
export function feedPath({ name, site }: Feed): string {
  return `/feeds/${name}/${site.code}.xml`;
}
