import { PublicConfigProvider } from '@vyloha/config';
import { I18nProvider } from '@vyloha/i18n';
import { ShopperProvider } from '@vyloha/session/ui';
import type { ReactNode } from 'react';
import { usePageMessages } from './root-data';
import { BrowserSession } from './browser-session';
import type { RootData } from './root-loader.server';

/** Provides settings, texts and the shopper to the whole page. */
export function Providers({ data, children }: { data: RootData; children: ReactNode }) {
  const messages = usePageMessages();
  return (
    <PublicConfigProvider config={data.config}>
      <I18nProvider locale={data.locale} messages={messages}>
        <ShopperProvider shopper={data.shopper}>
          {children}
          <BrowserSession data={data} />
        </ShopperProvider>
      </I18nProvider>
    </PublicConfigProvider>
  );
}
