import type { FastifyRequest } from 'fastify';
import { findIdentity, type Identity } from '../../accounts/identity';
import { hashToken } from '../../accounts/tokens';
import type { Settings } from '../../config/settings';
import type { Database } from '../../database/database';
import type { Defer } from '../background/defer-work';
import { HttpError } from '../http-error';
import type { RequestContext } from './request-context';
import {
  bearerOf,
  currencyOf,
  defaultPriceList,
  domainOf,
  groupsOf,
  idempotencyKeyOf,
  guestTokenOf,
  localeOf,
  priceListOf,
} from '../input/request-headers';
import type { Access } from './route';

interface ContextSources {
  db: Database;
  settings: Settings;
  now: () => Date;
  wakeJobs: () => void;
  defer: Defer;
  hasPendingRequests: () => boolean;
}

/** What a response may depend on: with access 'permissions' the query decides. */
export function effectiveAccess(access: Access, query: unknown): Exclude<Access, 'permissions'> {
  if (access !== 'permissions') return access;
  const isCheckingPermissions =
    typeof query === 'object' && query !== null && 'checkPermissions' in query && query.checkPermissions === 'true';
  return isCheckingPermissions ? 'shopper' : 'public';
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
    throw new HttpError(401, [{ key: 'loginExpired', code: 'login_expired' }]);
  }
  if (access === 'customer' && identity === null) {
    throw new HttpError(401, [{ key: 'loginRequired', code: 'login_required' }]);
  }
  return identity;
}

/**
 * Price list and groups: from the customer's record when known, from the headers on public routes (callers cache those
 * responses by the headers), and the basic ones for guests on shopper routes.
 */
function toAudience(request: FastifyRequest, access: Access, identity: Identity | null) {
  if (identity !== null) return { priceList: identity.priceList, groups: identity.groups };
  if (access === 'public') return { priceList: priceListOf(request.headers), groups: groupsOf(request.headers) };
  return { priceList: defaultPriceList, groups: [] };
}

export async function resolveContext(
  request: FastifyRequest,
  declaredAccess: Access,
  sources: ContextSources,
): Promise<RequestContext> {
  const access = effectiveAccess(declaredAccess, request.query);
  const identity = await identify(request, access, sources);
  const guestToken = access === 'public' ? null : guestTokenOf(request.headers);
  const bearer = access === 'public' ? null : bearerOf(request.headers);
  return {
    ...sources,
    ...toAudience(request, access, identity),
    locale: localeOf(request.headers),
    currency: currencyOf(request.headers),
    domain: domainOf(request.headers),
    customerId: identity?.customerId ?? null,
    bearer,
    accessTokenHash: bearer === null ? null : hashToken(bearer),
    guestToken,
    guestTokenHash: guestToken === null ? null : hashToken(guestToken),
    idempotencyKey: idempotencyKeyOf(request.headers),
    log: request.log,
    requestId: request.id,
    ip: request.ip,
  };
}
