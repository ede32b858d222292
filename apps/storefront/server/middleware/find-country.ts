import { isOn } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { cookieNames } from '@vyloha/contract';
import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createCountryService } from '../country/country-service';
import { handleAsync } from '../http/handle-async';
import { isRobot } from '../../app/compose/is-robot';

type CountrySettings = Pick<Config, 'cookiePrefix' | 'features' | 'services'>;

/**
 * Whether a request's currency hangs on where it came from: the shop wants it so, and the shopper chose none. Robots
 * see the shop as it is at home, wherever their machines stand.
 */
export function needsCountry(
  { cookie, 'user-agent': agent }: { cookie?: string | undefined; 'user-agent'?: string | undefined },
  { cookiePrefix, features, services }: CountrySettings,
): boolean {
  if (!isOn(features, 'currencyFromIp') || services.geoipUrl === null || isRobot(agent)) return false;
  return parseCookie(cookie ?? '')[`${cookiePrefix}${cookieNames.currency}`] === undefined;
}

/** Finds out from which country a shopper comes, where the page depends on it. */
export function findCountry(config: CountrySettings, log: Logger): RequestHandler {
  const { geoipUrl } = config.services;
  if (geoipUrl === null) return (_request, _response, next) => next();
  const countryOf = createCountryService({
    url: geoipUrl,
    onFailure: (error) => log.warn({ err: error }, 'the country service does not answer'),
  });
  return handleAsync(async (request, response, next) => {
    const { headers, ip } = request;
    response.locals.country = needsCountry(headers, config) && ip !== undefined ? await countryOf(ip) : null;
    next();
  });
}
