import type {} from '@remix-run/server-runtime';
import type { Locale } from '@vyloha/contract';
import type { Translate } from './translate';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    locale: Locale;
    /** Texts in the shopper's language, with the namespace in front: `t('cart:remove.title')`. */
    t: Translate;
  }
}
