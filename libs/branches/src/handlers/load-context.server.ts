import type {} from '@remix-run/server-runtime';
import type { Locale } from '@vyloha/contract';
import type { Translate } from '@vyloha/i18n';

declare module '@remix-run/server-runtime' {
  /** The part of the host's load context that this library needs; it does not know the shopper. */
  interface AppLoadContext {
    locale: Locale;
    t: Translate;
  }
}
