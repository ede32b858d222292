import { PublicConfigProvider } from '@vyloha/config';
import { I18nProvider } from '@vyloha/i18n';
import { ShopperProvider } from '@vyloha/session/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { PersonalProvider, personalPlaceholder } from '../personal/personal-data';
import type { PersonalData } from '../personal/personal-data';
import { unknownPersonal } from '../personal/unknown-personal';
import { usePageMessages } from './root-data';
import { BrowserSession } from './browser-session';
import type { RootData } from './root-loader.server';

/** Browsers always get a page with the shopper's data filled in. */
function personalDataOf({ personal, shopper }: RootData): PersonalData {
  if (personal !== personalPlaceholder) return personal;
  if (!import.meta.env.SSR) throw new Error('The page was sent without personal data');
  return unknownPersonal(shopper.isLoggedIn);
}

/** Provides settings, texts and the shopper to the whole page. */
export function Providers({ data, children }: { data: RootData; children: ReactNode }) {
  const messages = usePageMessages();
  const personal = useMemo(() => personalDataOf(data), [data]);
  return (
    <PublicConfigProvider config={data.config}>
      <I18nProvider locale={data.locale} messages={messages}>
        <ShopperProvider shopper={data.shopper} person={personal.person}>
          <PersonalProvider value={personal}>
            {children}
            <BrowserSession data={data} />
          </PersonalProvider>
        </ShopperProvider>
      </I18nProvider>
    </PublicConfigProvider>
  );
}
