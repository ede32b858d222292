import type { FastifyRequest } from 'fastify';
import type { CallerLookup, Identified, Identity } from './caller';
import { hashToken } from '../tokens';
import { HttpError } from '../http-error';
import { requireCommand } from './require-command';
import type { AnonymousContext, RequestContext } from './request-context';
import {
  bearerOf,
  currencyOf,
  defaultPriceList,
  domainOf,
  groupsOf,
  idempotencyKeyOf,
  guestTokenOf,
  localeOf,
  previewTokenOf,
  priceListOf,
} from '../input/request-headers';
import type { Access, Route } from './route';

type ContextSources = Pick<
  RequestContext,
  'db' | 'primary' | 'services' | 'settings' | 'now' | 'wakeJobs' | 'defer' | 'hasPendingRequests'
>;

/** What a response may depend on: with access 'permissions' the query decides. */
export function effectiveAccess(access: Access, query: unknown): Exclude<Access, 'permissions'> {
  if (access !== 'permissions') return access;
  const isCheckingPermissions =
    typeof query === 'object' && query !== null && 'checkPermissions' in query && query.checkPermissions === 'true';
  return isCheckingPermissions ? 'shopper' : 'public';
}

function toAnonymousContext(request: FastifyRequest, access: Access, sources: ContextSources): AnonymousContext {
  const { headers } = request;
  const guestToken = access === 'public' ? null : guestTokenOf(headers);
  const bearer = access === 'public' ? null : bearerOf(headers);
  return {
    ...sources,
    locale: localeOf(headers),
    currency: currencyOf(headers),
    domain: domainOf(headers),
    bearer,
    accessTokenHash: bearer === null ? null : hashToken(bearer),
    guestToken,
    guestTokenHash: guestToken === null ? null : hashToken(guestToken),
    log: request.log,
    requestId: request.id,
    ip: request.ip,
  };
}

/** @throws HttpError 401 for a dead token, and for none where one is required; 403 for all but commands of an operator */
async function identifyCaller(
  route: Route,
  access: Access,
  caller: AnonymousContext,
  lookup: CallerLookup,
): Promise<Identified> {
  if (access === 'command') await requireCommand(caller);
  if (access === 'public' || access === 'anyone' || access === 'command') return { identity: null };
  const found = await (route.identify ?? lookup.identify)(caller);
  if (found.identity !== null) return found;
  if (caller.bearer !== null) throw new HttpError(401, [{ key: 'loginExpired', code: 'login_expired' }]);
  if (access === 'customer') throw new HttpError(401, [{ key: 'loginRequired', code: 'login_required' }]);
  return found;
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

/** The context of a request, with what its route found beside the identity. */
export async function resolveContext(
  request: FastifyRequest,
  route: Route,
  sources: ContextSources,
  lookup: CallerLookup,
): Promise<{ ctx: RequestContext; found: Identified }> {
  const access = effectiveAccess(route.access, request.query);
  const caller = toAnonymousContext(request, access, sources);
  const found = await identifyCaller(route, access, caller, lookup);
  const previewToken = previewTokenOf(request.headers);
  const ctx = {
    ...caller,
    ...toAudience(request, access, found.identity),
    customerId: found.identity?.customerId ?? null,
    idempotencyKey: idempotencyKeyOf(request.headers),
    preview: previewToken === null ? null : await lookup.findPreview(caller, previewToken),
  };
  return { ctx, found };
}
