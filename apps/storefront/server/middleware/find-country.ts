import { isFeatureOn } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { cookieNames } from '@vyloha/contract';
import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createCountryService } from '../country/country-service';
import { handleAsync } from '../http/handle-async';
import { isRobot } from '../../app/compose/requests/is-robot';

type CountrySettings = Pick<Config, 'cookiePrefix' | 'features' | 'services'>;

/**
 * Whether a request's currency depends on its country: the feature is on, and the shopper selected none. Robots
 * get the home country's currency, wherever their servers are.
 */
export function needsCountry(
  { cookie, 'user-agent': agent }: { cookie?: string | undefined; 'user-agent'?: string | undefined },
  { cookiePrefix, features, services }: CountrySettings,
): boolean {
  if (!isFeatureOn(features, 'currencyFromIp') || services.geoipUrl === null || isRobot(agent)) return false;
  return parseCookie(cookie ?? '')[`${cookiePrefix}${cookieNames.currency}`] === undefined;
}

/** Looks up the shopper's country, where the page depends on it. */
export function findCountry(config: CountrySettings, log: Logger): RequestHandler {
  const { geoipUrl } = config.services;
  if (geoipUrl === null) return (_request, _response, next) => next();
  const lookUpCountry = createCountryService({
    url: geoipUrl,
    onFailure: (error) => log.warn({ err: error }, 'the country service does not answer'),
  });
  return handleAsync(async (request, response, next) => {
    const { headers, ip } = request;
    response.locals.country = needsCountry(headers, config) && ip !== undefined ? await lookUpCountry(ip) : null;
    next();
  });
}
