import type { Domain } from '@vyloha/config';
import type { Locale } from '@vyloha/contract';
import { translatorFor } from '@vyloha/i18n/server';
import { legalPageSlugs } from '@vyloha/links';
import type { StoreClient } from '@vyloha/store-client';
import { getCredits, getUser, logout } from '../api/user.server';
import { getGlobals, listCurrencies } from '../api/shop.server';
import { driveSession } from '../machine/drive-session';
import type { SessionContext } from '../machine/session-types';
import { type PricePreferences, readPricePreferences } from '../model/preferences';
import type { Globals } from '../model/globals';
import type { CookieJar } from '../model/cookie-jar';
import { readIdentityProof } from '../model/identity-proof';
import { readTokens } from '../model/read-tokens';
import { parseSessionCookie, type SessionCookie } from '../model/session-cookie';
import { toGuest, type Shopper } from '../model/shopper';
import { activeCurrency, type ShopCurrency } from '../model/shop-currency';
import type { User } from '../model/user';
import type { FlashMessage } from '../model/flash-message';
import { loginEndedMessage } from './login-of-ended.server';
import { createSessionId } from './start-guest-session.server';
import { createHostedSession, type HostedSession, type Measure } from './hosted-session.server';
import { saveIdentity } from './save-identity.server';

export interface SessionStartOptions {
  cookies: CookieJar;
  domain: Domain;
  locale: Locale;
  /** Creates a client with the given shopper's identity. */
  clientFor: (shopper: Shopper) => StoreClient;
  /** Country of the request by IP, alpha-2, if the shop uses it. */
  visitorCountry?: string | null | undefined;
  /** The currency requested by the URL; stored when the shop sells in it. */
  requestedCurrency?: string | null | undefined;
  /** Records the duration of each step. */
  measure?: Measure | undefined;
}

/** The identified shopper, known before any loader runs. */
export interface SessionStart {
  shopper: Shopper;
  currency: ShopCurrency;
  session: HostedSession;
  translationVariant: string;
  /** What this shopper would be shown first in a price list. */
  pricePreferencesIn: (variant: string) => PricePreferences;
}

const runUnmeasured: Measure = (_, work) => work();

/**
 * Starts the session of a request: identifies the shopper, updates the identity cookies, and fires the messages
 * queued for the next page.
 * @throws BackendUnavailable when the globals were never fetched and cannot be.
 */
export async function startSession(options: SessionStartOptions): Promise<SessionStart> {
  const { cookies, domain, locale, clientFor, measure = runUnmeasured } = options;
  const { token: sentToken, guestToken: sentGuestToken } = readTokens(cookies);
  const identityProof = sentToken === null ? null : readIdentityProof(cookies, sentToken);
  const guest = toGuest({ currency: domain.currency, locale, ...readPricePreferences(cookies) });
  const [globals, currencies] = await Promise.all([getGlobals(clientFor(guest)), listCurrencies(clientFor(guest))]);

  const stored = parseSessionCookie(cookies.getSealed('session'));
  let caller: Shopper = guest;
  const drive = await driveSession({
    sessionId: stored?.id ?? null,
    guestToken: sentGuestToken,
    token: sentToken,
    lastVariant: identityProof?.variant ?? null,
    lastGroups: identityProof?.groups ?? [],
    termsSlug: legalPageSlugs.terms,
    queuedMessages: stored?.flash ?? [],
    restrictedGroups: globals.restrictedGroups,
    loyaltyCredits: globals.functions['loyalty_credits'] === true,
    actors: {
      createSessionId,
      setToken: (token) => {
        caller = { ...caller, ...identityProof, token };
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
  saveIdentity(cookies, identified);
  const { token, guestToken, variant, groups, user, identityStatus } = identified;
  saveRequestedCurrency(options, currencies);
  const currency = activeCurrency(currencies, {
    chosen: cookies.get('currency'),
    country: user?.address?.countryAlpha2 ?? null,
    visitorCountry: options.visitorCountry ?? null,
    domainCurrency: domain.currency,
  });
  const pricePreferencesIn = (priceList: string) =>
    readPricePreferences(cookies, { isNet: globals.netPriceLists.includes(priceList), hasTax: globals.vatPayer });
  const shopper = { ...guest, ...pricePreferencesIn(variant), token, guestToken, variant, groups };
  const login = toLogin(identityStatus, stored?.login ?? null);
  const isNewlyEnded = identityStatus === 'refused' || (login === 'ended' && stored?.login === 'open');
  return {
    shopper: { ...shopper, ...toCustomer(token, user), ...toCurrencyFields(currency, globals) },
    currency,
    session: createHostedSession({
      drive,
      cookies,
      stored,
      measure,
      firedMessages: [...identified.firedMessages, ...createStatusMessages(identityStatus, { isNewlyEnded, locale })],
      redirectModal: identityStatus === 'restricted' ? 'restricted' : (stored?.redirectModal ?? null),
      login,
      loginEndedMessage: loginEndedMessage(translatorFor(locale)),
    }),
    translationVariant: globals.translationVariant,
    pricePreferencesIn,
  };
}

function toCustomer(
  token: string | null,
  user: User | null,
): Pick<Shopper, 'isBusiness' | 'isIdentityUnknown' | 'isLoggedIn' | 'user'> {
  const isLoggedIn = user !== null;
  return {
    user,
    isLoggedIn,
    isIdentityUnknown: token !== null && !isLoggedIn,
    isBusiness: (user?.business ?? null) !== null,
  };
}

function toCurrencyFields({ code }: ShopCurrency, { countries }: Globals): Pick<Shopper, 'countries' | 'currency'> {
  const payingIn = countries.filter(({ currencyCode }) => currencyCode === code);
  return { currency: code, countries: payingIn.map((country) => country.code) };
}

function saveRequestedCurrency(
  { cookies, requestedCurrency }: SessionStartOptions,
  currencies: readonly ShopCurrency[],
): void {
  const supportedCurrency = currencies.find(({ code }) => code === requestedCurrency?.toUpperCase());
  if (supportedCurrency !== undefined) cookies.set('currency', supportedCurrency.code);
}

/** What is known of the login now; the browser drops the cookie of one that has expired. */
function toLogin(status: SessionContext['identityStatus'], stored: SessionCookie['login']): SessionCookie['login'] {
  switch (status) {
    case 'known':
      return 'open';
    case 'refused':
      return 'ended';
    case 'restricted':
      return null;
    case 'guest':
      return stored === null ? null : 'ended';
    case 'unavailable':
      return stored;
  }
}

function createStatusMessages(
  identityStatus: SessionContext['identityStatus'],
  { isNewlyEnded, locale }: { isNewlyEnded: boolean; locale: Locale },
): FlashMessage[] {
  const t = translatorFor(locale);
  if (identityStatus === 'restricted') return [{ kind: 'warning', text: t('session:restricted') }];
  return isNewlyEnded ? [loginEndedMessage(t)] : [];
}
