import type { FastifyRequest } from 'fastify';
import { findIdentity, type Identity } from '../accounts/identity';
import { hashToken } from '../accounts/tokens';
import type { Settings } from '../config/settings';
import type { Database } from '../database/database';
import type { Defer } from './defer-work';
import { Refusal } from './refusal';
import type { RequestContext } from './request-context';
import {
  bearerOf,
  currencyOf,
  defaultPriceList,
  domainOf,
  groupsOf,
  guestTokenOf,
  localeOf,
  priceListOf,
} from './request-headers';
import type { Access } from './route';

interface ContextSources {
  db: Database;
  settings: Settings;
  now: () => Date;
  wakeJobs: () => void;
  defer: Defer;
  isVisited: () => boolean;
}

/** What an answer may depend on: for lookups with permissions the query decides. */
export function effectiveAccess(access: Access, query: unknown): Exclude<Access, 'permissions'> {
  if (access !== 'permissions') return access;
  const checks =
    typeof query === 'object' && query !== null && 'checkPermissions' in query && query.checkPermissions === 'true';
  return checks ? 'shopper' : 'public';
}

async function identify(
  request: FastifyRequest,
  access: Access,
  { db, now }: ContextSources,
): Promise<Identity | null> {
  if (access === 'public' || access === 'anyone') return null;
  const token = bearerOf(request.headers);
  const identity = token === null ? null : await findIdentity(db, token, now());
  if (token !== null && identity === null) {
    throw new Refusal(401, [{ key: 'loginExpired', code: 'login_expired' }]);
  }
  if (access === 'customer' && identity === null) {
    throw new Refusal(401, [{ key: 'loginRequired', code: 'login_required' }]);
  }
  return identity;
}

/**
 * Prices and groups: what the customer's record says when one is known, what the headers say on public addresses
 * (the host keeps those answers by the headers), and everybody's for a guest who buys.
 */
function audienceOf(request: FastifyRequest, access: Access, identity: Identity | null) {
  if (identity !== null) return { priceList: identity.priceList, groups: identity.groups };
  if (access === 'public') return { priceList: priceListOf(request.headers), groups: groupsOf(request.headers) };
  return { priceList: defaultPriceList, groups: [] };
}

export async function resolveContext(
  request: FastifyRequest,
  declared: Access,
  sources: ContextSources,
): Promise<RequestContext> {
  const access = effectiveAccess(declared, request.query);
  const identity = await identify(request, access, sources);
  const guestToken = access === 'public' ? null : guestTokenOf(request.headers);
  const bearer = access === 'public' ? null : bearerOf(request.headers);
  return {
    ...sources,
    ...audienceOf(request, access, identity),
    locale: localeOf(request.headers),
    currency: currencyOf(request.headers),
    domain: domainOf(request.headers),
    customerId: identity?.customerId ?? null,
    bearer,
    accessTokenHash: bearer === null ? null : hashToken(bearer),
    guestToken,
    guestTokenHash: guestToken === null ? null : hashToken(guestToken),
    log: request.log,
    requestId: request.id,
    ip: request.ip,
  };
}
