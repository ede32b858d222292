import { createRemixStub } from '@remix-run/testing';
import { cleanup, render } from '@testing-library/react';
import { type PublicFeatureName, PublicConfigProvider } from '@vyloha/config';
import { I18nProvider } from '@vyloha/i18n';
import type { PersonView, ShopperView } from '@vyloha/session';
import { aShopperView } from '@vyloha/session/testing';
import { ShopperProvider } from '@vyloha/session/ui';
import { aPublicConfig, allMessages } from '@vyloha/testing';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';

// Deferred hydration would continue after the test and its document.
afterEach(cleanup);

type StubRoute = Parameters<typeof createRemixStub>[0][number];

export interface ShopOptions {
  /** URL of the page. */
  path?: string;
  loader?: StubRoute['loader'];
  action?: StubRoute['action'];
  features?: readonly PublicFeatureName[];
  shopper?: Partial<ShopperView & PersonView>;
}

/** Renders a component in page context: loader data, a shopper, texts, settings and a router. */
export function renderInShop(element: ReactElement, options: ShopOptions = {}) {
  const { path = '/', loader, action, features = [], shopper } = options;
  const view = aShopperView(shopper);
  const route: StubRoute = {
    path: '*',
    Component: () => element,
    HydrateFallback: () => null,
    ...(loader && { loader }),
    ...(action && { action }),
  };
  const Stub = createRemixStub([route]);
  return render(
    <PublicConfigProvider config={aPublicConfig({}, ...features)}>
      <I18nProvider locale="cs" messages={allMessages('cs')}>
        <ShopperProvider shopper={view} person={view}>
          <Stub initialEntries={[path]} />
        </ShopperProvider>
      </I18nProvider>
    </PublicConfigProvider>,
  );
}
