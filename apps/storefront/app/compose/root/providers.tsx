import { PublicConfigProvider } from '@vyloha/config';
import { I18nProvider } from '@vyloha/i18n';
import { ShopperProvider } from '@vyloha/session/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { PersonalProvider, personalPlaceholder, unknownPersonal } from '../personal/personal-data';
import { usePageMessages } from './root-data';
import { BrowserSession } from './browser-session';
import type { RootData } from './root-loader.server';

/** Provides settings, texts and the shopper to the whole page. */
export function Providers({ data, children }: { data: RootData; children: ReactNode }) {
  const messages = usePageMessages();
  const personal = useMemo(
    () => (data.personal === personalPlaceholder ? unknownPersonal(data.shopper.isLoggedIn) : data.personal),
    [data],
  );
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
