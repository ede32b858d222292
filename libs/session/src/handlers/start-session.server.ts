import type { Domain } from '@vyloha/config';
import type { Locale } from '@vyloha/contract';
import { translatorFor } from '@vyloha/i18n/server';
import { legalPageSlugs } from '@vyloha/links';
import type { StoreClient } from '@vyloha/store-client';
import { getCredits } from '../api/get-credits.server';
import { getGlobals } from '../api/get-globals.server';
import { getUser } from '../api/get-user.server';
import { listCurrencies } from '../api/list-currencies.server';
import { logout } from '../api/logout.server';
import { driveSession } from '../machine/drive-session';
import type { SessionContext } from '../machine/session-types';
import { readPriceChoices } from '../model/choices';
import type { CookieJar } from '../model/cookie-jar';
import { readIdentityProof } from '../model/identity-proof';
import { readTokens } from '../model/read-tokens';
import { parseSessionCookie } from '../model/session-cookie';
import { toGuest } from '../model/shopper';
import type { Shopper } from '../model/shopper';
import { activeCurrency } from '../model/shop-currency';
import type { ShopCurrency } from '../model/shop-currency';
import { createSessionId } from './begin-guest-session.server';
import { createHostedSession } from './hosted-session.server';
import type { HostedSession, Measure } from './hosted-session.server';
import { rememberIdentity } from './remember-identity.server';

export interface SessionStartOptions {
  cookies: CookieJar;
  domain: Domain;
  locale: Locale;
  /** A client that speaks for the given shopper. */
  clientFor: (shopper: Shopper) => StoreClient;
  /** Where the request came from, alpha-2, where the shop asks for it. */
  visitorCountry?: string | null | undefined;
  /** The currency that the address asks for; kept when the shop sells in it. */
  wishedCurrency?: string | null | undefined;
  /** Notes how long each step of the start took. */
  measure?: Measure | undefined;
}

/** Who is shopping, decided before any loader runs. */
export interface SessionStart {
  shopper: Shopper;
  currency: ShopCurrency;
  session: HostedSession;
  translationVariant: string;
}

const unmeasured: Measure = (_, work) => work();

/**
 * Starts the session of a request: finds out who is shopping, keeps the identity cookies true, and fires what was
 * queued for the next page.
 * @throws BackendUnavailable when what every page needs was never read and cannot be.
 */
export async function startSession(options: SessionStartOptions): Promise<SessionStart> {
  const { cookies, domain, locale, clientFor, measure = unmeasured } = options;
  const { token: sentToken, guestToken: sentGuestToken } = readTokens(cookies);
  const proven = sentToken === null ? null : readIdentityProof(cookies, sentToken);
  const guest = toGuest({ currency: domain.currency, locale, ...readPriceChoices(cookies) });
  const [globals, currencies] = await Promise.all([getGlobals(clientFor(guest)), listCurrencies(clientFor(guest))]);

  const stored = parseSessionCookie(cookies.getSealed('session'));
  let caller: Shopper = guest;
  const drive = await driveSession({
    sessionId: stored?.id ?? null,
    guestToken: sentGuestToken,
    token: sentToken,
    lastVariant: proven?.variant ?? null,
    lastGroups: proven?.groups ?? [],
    termsSlug: legalPageSlugs.terms,
    queuedMessages: stored?.flash ?? [],
    restrictedGroups: globals.restrictedGroups,
    loyaltyCredits: globals.functions['loyalty_credits'] === true,
    actors: {
      createSessionId,
      setToken: (token) => {
        caller = { ...caller, ...proven, token };
      },
      setGuestToken: (guestToken) => {
        caller = { ...caller, guestToken };
      },
      fetchUser: () => measure('session-user', () => getUser(clientFor(caller))),
      logout: () => measure('session-logout', () => logout(clientFor(caller))),
      fetchCredits: () => measure('session-credits', () => getCredits(clientFor(caller))),
    },
  });

  const { identified } = drive;
  rememberIdentity(cookies, identified);
  const { token, guestToken, variant, groups, user, standing } = identified;
  keepWishedCurrency(options, currencies);
  const currency = activeCurrency(currencies, {
    chosen: cookies.get('currency'),
    country: user?.address?.countryAlpha2 ?? null,
    visitorCountry: options.visitorCountry ?? null,
    domainCurrency: domain.currency,
  });
  const shopper = { ...guest, token, guestToken, variant, groups, user };
  return {
    shopper: { ...shopper, currency: currency.code, isLoggedIn: user !== null },
    currency,
    session: createHostedSession({
      drive,
      cookies,
      stored,
      measure,
      fired: [...identified.firedMessages, ...messagesAbout(identified, locale)],
      redirectModal: standing === 'restricted' ? 'restricted' : (stored?.redirectModal ?? null),
    }),
    translationVariant: globals.translationVariant,
  };
}

function keepWishedCurrency(
  { cookies, wishedCurrency }: SessionStartOptions,
  currencies: readonly ShopCurrency[],
): void {
  const wished = currencies.find(({ code }) => code === wishedCurrency?.toUpperCase());
  if (wished !== undefined) cookies.set('currency', wished.code);
}

function messagesAbout({ standing }: SessionContext, locale: Locale) {
  return standing === 'restricted'
    ? [{ kind: 'warning' as const, text: translatorFor(locale)('session:restricted') }]
    : [];
}
