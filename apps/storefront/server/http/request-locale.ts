import type { IncomingHttpHeaders } from 'node:http';
import { domainOf } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import type { Locale } from '@vyloha/contract';
import { detectLocale } from '../../app/compose/requests/detect-locale.server';
import { requestHost } from './request-host';

/** The language of a request, whatever else is wrong with it. */
export function requestLocale(headers: IncomingHttpHeaders, config: Config): Promise<Locale> {
  const domain = domainOf(config.domains, requestHost(headers));
  return detectLocale({ config, domain, cookieHeader: headers.cookie ?? '' });
}
