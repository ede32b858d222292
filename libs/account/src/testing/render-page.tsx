import { createRemixStub } from '@remix-run/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PublicConfigProvider, type PublicConfigData } from '@vyloha/config';
import type { Locale } from '@vyloha/contract';
import { I18nProvider } from '@vyloha/i18n';
import type { PersonView, ShopperView } from '@vyloha/session';
import { aShopperView } from '@vyloha/session/testing';
import { ShopperProvider } from '@vyloha/session/ui';
import { allMessages, aPublicConfig } from '@vyloha/testing';
import type { ComponentType } from 'react';

type StubRoute = Parameters<typeof createRemixStub>[0][number];

interface PageOptions {
  path?: string;
  /** Loader data of the page. */
  loaderData?: object;
  action?: NonNullable<StubRoute['action']>;
  shopper?: Partial<ShopperView & PersonView>;
  locale?: Locale;
  config?: Partial<PublicConfigData>;
}

/** Renders a page as a route of the shop with loader data, texts and a shopper; returns a user-event user too. */
export async function renderPage(Page: ComponentType, options: PageOptions = {}) {
  const { path = '/', loaderData = {}, action, shopper, locale = 'cs', config } = options;
  const view = aShopperView(shopper);
  const Component = () => (
    <PublicConfigProvider config={aPublicConfig(config)}>
      <I18nProvider locale={locale} messages={allMessages(locale)}>
        <ShopperProvider shopper={view} person={view}>
          <div data-testid="page">
            <Page />
          </div>
        </ShopperProvider>
      </I18nProvider>
    </PublicConfigProvider>
  );
  const route = { path: '*', Component, loader: () => loaderData, HydrateFallback: () => null };
  const Stub = createRemixStub([{ ...route, ...(action && { action }) }]);
  const user = userEvent.setup();
  render(<Stub initialEntries={[path]} future={{ v3_singleFetch: true }} />);
  await screen.findByTestId('page');
  return { user };
}
