export { cookieSettingsAction, cookieSettingsLoader } from './handlers/consent/cookie-settings.server';
export { hasConsent } from './handlers/consent/has-consent.server';
export { consentVersion } from './handlers/consent/consent-wording.server';
export { closeNoticeAction } from './handlers/close-notice.server';
export { loadErrorPageOrNull } from './handlers/load-error-page.server';
export { loadShellLayout, loadShellPage } from './handlers/load-shell.server';
export { maintenancePageLoader } from './handlers/maintenance-page.server';
export { loadMenuPage } from './handlers/load-menu-page.server';
export { newsletterAction, newsletterPageLoader } from './handlers/newsletter.server';
export {
  confirmNewsletterAction,
  confirmNewsletterLoader,
  unsubscribeNewsletterAction,
  unsubscribeNewsletterLoader,
} from './handlers/newsletter-links.server';
