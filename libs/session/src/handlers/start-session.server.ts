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
import { runSession } from '../machine/run-session';
import type { SessionContext, SessionInput } from '../machine/session-machine';
import { parseGroups, readPriceChoices } from '../model/choices';
import type { CookieJar } from '../model/cookie-jar';
import { parseSessionCookie } from '../model/session-cookie';
import { toGuest } from '../model/shopper';
import type { Shopper } from '../model/shopper';
import { activeCurrency } from '../model/shop-currency';
import type { ShopCurrency } from '../model/shop-currency';
import { createSessionId } from './begin-guest-session.server';
import { createHostedSession } from './hosted-session.server';
import type { HostedSession } from './hosted-session.server';
import { rememberIdentity } from './remember-identity.server';

export interface SessionStartOptions {
  cookies: CookieJar;
  domain: Domain;
  locale: Locale;
  /** A client that speaks for the given shopper. */
  clientFor: (shopper: Shopper) => StoreClient;
}

/** Who is shopping, decided before any loader runs. */
export interface SessionStart {
  shopper: Shopper;
  currency: ShopCurrency;
  session: HostedSession;
  translationVariant: string;
}

/**
 * Starts the session of a request: finds out who is shopping, keeps the identity cookies true, and fires what was
 * queued for the next page.
 * @throws BackendUnavailable when what every page needs was never read and cannot be.
 */
export async function startSession(options: SessionStartOptions): Promise<SessionStart> {
  const { cookies, domain, locale, clientFor } = options;
  const guest = toGuest({ currency: domain.currency, locale, ...readPriceChoices(cookies) });
  const [globals, currencies] = await Promise.all([getGlobals(clientFor(guest)), listCurrencies(clientFor(guest))]);

  const stored = parseSessionCookie(cookies.getSealed('session'));
  const input: SessionInput = {
    sessionId: stored?.id ?? null,
    guestToken: cookies.get('guestCart'),
    token: cookies.get('token'),
    lastVariant: cookies.get('variant'),
    lastGroups: parseGroups(cookies.get('groups')),
    termsSlug: legalPageSlugs.terms,
    queuedMessages: stored?.flash ?? [],
    restrictedGroups: globals.restrictedGroups,
    loyaltyCredits: globals.functions['loyalty_credits'] === true,
  };
  const bearer = clientFor({ ...guest, token: input.token });
  const currencyOf = ({ user }: SessionContext): ShopCurrency =>
    activeCurrency(currencies, {
      chosen: cookies.get('currency'),
      country: user?.address?.countryAlpha2 ?? null,
      domainCurrency: domain.currency,
    });
  const shopperOf = (session: SessionContext): Shopper => ({
    ...guest,
    token: session.token,
    guestToken: session.guestToken,
    variant: session.variant,
    groups: session.groups,
    currency: currencyOf(session).code,
    isLoggedIn: session.user !== null,
    user: session.user,
  });

  const started = await runSession({
    ...input,
    newSessionId: createSessionId(),
    actors: {
      fetchUser: () => getUser(bearer),
      logout: () => logout(bearer),
      fetchCredits: () => getCredits(bearer),
      // On the server the page reads the cart itself: beside its other loaders, and after an action that changes it.
      fetchCart: () => Promise.resolve(),
    },
  });
  rememberIdentity(cookies, started);
  const fired = [...started.firedMessages, ...messagesAbout(started, locale)];
  return {
    shopper: shopperOf(started),
    currency: currencyOf(started),
    session: createHostedSession({
      id: started.sessionId,
      cookies,
      stored,
      fired,
      redirectModal: started.standing === 'restricted' ? 'restricted' : (stored?.redirectModal ?? null),
    }),
    translationVariant: globals.translationVariant,
  };
}

function messagesAbout({ standing }: SessionContext, locale: Locale) {
  return standing === 'restricted'
    ? [{ kind: 'warning' as const, text: translatorFor(locale)('session:restricted') }]
    : [];
}
