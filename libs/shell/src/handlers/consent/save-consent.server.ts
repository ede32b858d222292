import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { type ConsentCategory, consentOfCookie, type CookieKey, parseCampaign } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import {
  consentNotice,
  formatClosedNotices,
  parseClosedNotices,
  withClosedNotice,
  type Notice,
} from '../../model/closed-notices';
import { formatConsentRecord, parseConsentRecord } from '../../model/consent-record';
import { expireRefusedCookies } from '../../model/measuring-cookies';
import { recordConsent } from '../../api/consents.server';
import { consentVersion, consentWording, isAskedByTool, offeredConsents } from './consent-wording.server';

interface SaveConsentOptions {
  granted: readonly ConsentCategory[];
  /** The notice that asked; of older words, it only closes that one. */
  notice: Notice;
  /** Of a form posted without JavaScript. */
  redirectTo?: string | undefined;
}

/**
 * The id of this browser's decisions; what was never agreed to needs none. It is made here, so that a withdrawal is stored
 * under it although the backend was down when there was the consent.
 */
function proofId({ cookies }: AppLoadContext, granted: readonly ConsentCategory[]): string | null {
  const known = parseConsentRecord(cookies.get('consent'))?.id ?? null;
  return known === null && granted.length > 0 ? randomUUID() : known;
}

/** Stores the decision as a proof. A backend that is down or refuses it must not keep anybody from refusing. */
async function storeProof(
  { config, store, t }: AppLoadContext,
  proof: Omit<Parameters<typeof recordConsent>[1], 'wording'>,
) {
  const wording = consentWording(t, offeredConsents(config));
  await withUnavailableFallback(recordConsent(store, { ...proof, wording }), () => null);
}

/** The campaign that led to the page with the form: its address was not stored before there was a consent. */
function campaignOf(request: Request): string | null {
  const referer = request.headers.get('Referer');
  return referer !== null && URL.canParse(referer) ? parseCampaign(new URL(referer).search) : null;
}

function isCookieKey(key: string): key is CookieKey {
  return key in consentOfCookie;
}

/**
 * Applies what the shopper decided: remembers it with time and wording, and deletes what refused categories have written.
 * @returns headers of the response, which delete the cookies of other parties
 */
export async function saveConsent(
  request: Request,
  context: AppLoadContext,
  { granted, notice, redirectTo }: SaveConsentOptions,
): Promise<Headers> {
  const { config, cookies } = context;
  const version = consentVersion(config);
  const isCurrent = notice === consentNotice(version);
  const allowed = isCurrent ? offeredConsents(config).filter((category) => granted.includes(category)) : [];
  const closed = parseClosedNotices(cookies.get('closed'));
  cookies.set('closed', formatClosedNotices(withClosedNotice(closed, { notice, redirectTo }, allowed)));
  // Another tool keeps the proofs of what it asks.
  const id = isCurrent && !isAskedByTool(config) ? proofId(context, allowed) : null;
  if (isCurrent) cookies.set('consent', formatConsentRecord({ version, at: new Date(), id }));
  for (const [key, category] of Object.entries(consentOfCookie)) {
    if (isCookieKey(key) && !allowed.includes(category)) cookies.clear(key);
  }
  const campaign = campaignOf(request);
  if (campaign !== null && allowed.includes('analytics') && isFeatureOn(config.features, 'utm')) {
    cookies.set('utm', campaign);
  }
  const cookieHeader = request.headers.get('Cookie') ?? '';
  const { hostname } = new URL(request.url);
  const headers = new Headers();
  for (const line of expireRefusedCookies({ cookieHeader, hostname }, allowed)) headers.append('Set-Cookie', line);
  if (id !== null) await storeProof(context, { id, granted: allowed, version });
  return headers;
}
