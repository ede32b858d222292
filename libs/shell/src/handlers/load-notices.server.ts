import type { AppLoadContext } from '@remix-run/node';
import { consentNotice } from '../model/closed-notices';
import { consentVersion, isAskedByTool, offeredConsents, purposesInWords } from './consent/consent-wording.server';
import { domainOf } from '@vyloha/config';
import { cookieNames } from '@vyloha/contract';
import { translatorFor } from '@vyloha/i18n/server';
import { parseClosedNotices, type Notice } from '../model/closed-notices';
import { languageToOffer } from '../model/preferred-language';
import { isForDomain, type ShellConfiguration } from '../model/shell-configuration';
import type { LanguageOffer, ShellPage } from '../model/shell-data';

type Notices = Pick<ShellPage, 'notices' | 'closedCookie' | 'consent' | 'topBanner' | 'languageOffer' | 'entryModal'>;

function offerLanguage(request: Request, { cookies, locale }: AppLoadContext): LanguageOffer | null {
  const acceptLanguage = request.headers.get('Accept-Language');
  const offered = languageToOffer({ acceptLanguage, selectedLocale: cookies.get('locale'), currentLocale: locale });
  if (offered === null) return null;
  const t = translatorFor(offered);
  return {
    locale: offered,
    text: t('shell:languageOffer.text'),
    accept: t('shell:languageOffer.accept'),
    close: t('shell:languageOffer.close'),
  };
}

/** The notices of this page that the shopper has not closed yet. */
export function loadNotices(request: Request, context: AppLoadContext, content: ShellConfiguration): Notices {
  const { config, cookies, t } = context;
  const closed = parseClosedNotices(cookies.get('closed')).notices;
  const isOpen = (notice: Notice) => !closed.includes(notice);
  const { code } = domainOf(config.domains, new URL(request.url).host);

  const banner = content.topBanner !== null && isForDomain(content.topBanner, code) ? content.topBanner : null;
  const topBanner = banner !== null && isOpen(`topBanner-${banner.version}`) ? banner : null;
  const languageOffer = isOpen('language') ? offerLanguage(request, context) : null;
  const entryModal =
    content.entryModals.find((modal) => isForDomain(modal, code) && isOpen(`entry-${modal.id}`)) ?? null;
  const version = consentVersion(config);
  const offered = offeredConsents(config);
  const tool = isAskedByTool(config) ? offered : null;
  const notices: (Notice | null)[] = [
    // Where another tool asks, the shop does not ask as well.
    tool === null && isOpen(consentNotice(version)) ? consentNotice(version) : null,
    topBanner && `topBanner-${topBanner.version}`,
    languageOffer && 'language',
    entryModal && `entry-${entryModal.id}`,
  ];
  return {
    notices: notices.filter((notice) => notice !== null),
    consent: { version, purposes: purposesInWords(t, offered), tool },
    closedCookie: `${config.cookiePrefix}${cookieNames.closed}`,
    topBanner,
    languageOffer,
    entryModal,
  };
}
