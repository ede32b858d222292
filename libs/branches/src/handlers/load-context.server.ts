import type {} from '@remix-run/server-runtime';
import type { Locale } from '@vyloha/contract';
import type { Translate } from '@vyloha/i18n';

declare module '@remix-run/server-runtime' {
  /** What this room needs of what the host hands to every loader; it knows nobody who is shopping. */
  interface AppLoadContext {
    locale: Locale;
    t: Translate;
  }
}
