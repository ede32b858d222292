import { domainOf, isOn } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { parseClosed } from '@vyloha/shell';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { campaignOf } from '../../app/compose/campaign';
import { createCookieJar } from '../../app/compose/cookies/cookie-jar.server';
import type { RequestCookieJar } from '../../app/compose/cookies/cookie-jar.server';
import { detectLocale } from '../../app/compose/detect-locale.server';
import { routeGuards } from '../../app/compose/guards';
import type { GuardStep } from '../../app/compose/guards';
import type { HostServices } from '../../app/compose/load-context.server';
import { requestHost } from '../http/request-host';

/** Data of single fetch and the manifest are asked by scripts, never typed or linked. */
function isDocument(path: string): boolean {
  return !path.endsWith('.data') && path !== '/__manifest';
}

/** A setting names a guard that does not exist. */
class UnknownGuard extends Error {
  override name = 'UnknownGuard';
}

/** Whether a shopper who closed the cookie notice agreed; `closed` is the cookie of that name. */
function isMeasuringAllowed(closed: string | null): boolean {
  const { notices, allowsMeasuring } = parseClosed(closed);
  return notices.includes('consent') && allowsMeasuring;
}

type TakeStep = (request: ExpressRequest, response: ExpressResponse, cookies: RequestCookieJar) => void | Promise<void>;

function stepsOf(config: Config): Readonly<Record<GuardStep, TakeStep>> {
  const remembersCampaigns = isOn(config.features, 'utm');
  return {
    /** Page views are reported by the browser; here the campaign is kept of whoever agreed to measuring. */
    tracking({ originalUrl }, response, cookies) {
      const campaign = remembersCampaigns ? campaignOf(originalUrl.slice(originalUrl.indexOf('?'))) : null;
      if (campaign === null || !isMeasuringAllowed(cookies.get('closed'))) return;
      cookies.set('utm', campaign);
      response.append('Set-Cookie', cookies.setCookieHeaders());
    },
    async locale({ headers }, response) {
      const domain = domainOf(config.domains, requestHost(headers, config.trustProxy));
      response.locals.locale = await detectLocale({ config, domain, cookieHeader: headers.cookie ?? '' });
    },
  };
}

/**
 * Applies the route guards to documents: one redirect, however many of them object, then the steps that leave the
 * address as it is.
 */
export function applyGuards({ config, sealer }: Pick<HostServices, 'config' | 'sealer'>): RequestHandler {
  const { cookiePrefix: prefix, publicUrl, routeGuards: names } = config;
  const guards = routeGuards(names);
  const steps = stepsOf(config);
  const secure = publicUrl.startsWith('https:');
  return (request, response, next) => {
    const cookies = createCookieJar({ header: request.headers.cookie ?? '', prefix, secure, sealer });
    const [path = '/', ...rest] = request.originalUrl.split('?');
    const isGuarded = (request.method === 'GET' || request.method === 'HEAD') && isDocument(path);
    if (isGuarded && guards.unknown !== null) throw new UnknownGuard(guards.unknown);
    const search = rest.length === 0 ? '' : `?${rest.join('?')}`;
    const target = isGuarded ? guards.redirect({ path, search }) : null;
    if (target !== null) {
      response.status(301).set({ Location: target, 'Cache-Control': 'private, max-age=3600' }).end();
      return;
    }
    // Whatever is answered, a form's failure too, is answered in the shopper's language.
    const taken = guards.steps.filter((name) => isGuarded || name === 'locale');
    const takeSteps = async () => {
      for (const name of taken) await steps[name](request, response, cookies);
    };
    takeSteps().then(() => next(), next);
  };
}
