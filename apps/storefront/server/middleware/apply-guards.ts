import { isFeatureOn } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { parseCampaign } from '@vyloha/contract';
import { hasConsent } from '@vyloha/shell/server';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { createCookieJar } from '../../app/compose/cookies/cookie-jar.server';
import type { RequestCookieJar } from '../../app/compose/cookies/cookie-jar.server';
import { createRouteGuards } from '../../app/compose/requests/guards';
import type { GuardStep } from '../../app/compose/requests/guards';
import type { HostServices } from '../../app/compose/load-context.server';
import { requestLocale } from '../http/request-locale';

/** Single-fetch data and the manifest are requested by scripts, never typed or linked. */
function isDocument(path: string): boolean {
  return !path.endsWith('.data') && path !== '/__manifest';
}

/** A setting names a guard that does not exist. */
class UnknownGuard extends Error {
  override name = 'UnknownGuard';
}

type RunGuardStep = (
  request: ExpressRequest,
  response: ExpressResponse,
  cookies: RequestCookieJar,
) => void | Promise<void>;

function createSteps(config: Config): Readonly<Record<GuardStep, RunGuardStep>> {
  const isUtmEnabled = isFeatureOn(config.features, 'utm');
  return {
    /** Page views are reported by the browser; here the campaign is stored for shoppers who gave consent. */
    tracking({ originalUrl }, response, cookies) {
      const campaign = isUtmEnabled ? parseCampaign(originalUrl.slice(originalUrl.indexOf('?'))) : null;
      if (campaign === null || !hasConsent({ config, cookies }, 'analytics')) return;
      cookies.set('utm', campaign);
      response.append('Set-Cookie', cookies.setCookieHeaders());
    },
    async locale({ headers }, response) {
      response.locals.locale = await requestLocale(headers, config);
    },
  };
}

/**
 * Applies the route guards to documents: one redirect for all of them, then the steps that leave the
 * URL unchanged.
 */
export function applyGuards({ config, sealer }: Pick<HostServices, 'config' | 'sealer'>): RequestHandler {
  const { cookiePrefix: prefix, publicUrl, routeGuards: names } = config;
  const guards = createRouteGuards(names);
  const steps = createSteps(config);
  const secure = publicUrl.startsWith('https:');
  return (request, response, next) => {
    const cookies = createCookieJar({ header: request.headers.cookie ?? '', prefix, secure, sealer });
    const [path = '/', ...rest] = request.originalUrl.split('?');
    const isGuarded = (request.method === 'GET' || request.method === 'HEAD') && isDocument(path);
    const search = rest.length === 0 ? '' : `?${rest.join('?')}`;
    const unknownGuard = isGuarded ? guards.unknown : null;
    const target = isGuarded && unknownGuard === null ? guards.redirect({ path, search }) : null;
    if (target !== null) {
      response.status(301).set({ Location: target, 'Cache-Control': 'private, max-age=3600' }).end();
      return;
    }
    // Every response, also a form's error, is in the shopper's language.
    const appliedSteps = guards.steps.filter((name) => isGuarded || name === 'locale');
    const runSteps = async () => {
      if (unknownGuard !== null) {
        // The page that says so is in the shopper's language all the same.
        await steps.locale(request, response, cookies);
        throw new UnknownGuard(unknownGuard);
      }
      for (const name of appliedSteps) await steps[name](request, response, cookies);
    };
    runSteps().then(() => next(), next);
  };
}
