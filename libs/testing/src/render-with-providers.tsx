import { createRemixStub } from '@remix-run/testing';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { PublicConfigData } from '@vyloha/config';
import { PublicConfigProvider } from '@vyloha/config';
import { defaultLocale } from '@vyloha/contract';
import type { Locale } from '@vyloha/contract';
import { I18nProvider } from '@vyloha/i18n';
import type { MessagesByNamespace } from '@vyloha/i18n';
import { aPublicConfig } from './a-public-config';
import { allMessages } from './all-messages';

type StubAction = NonNullable<Parameters<typeof createRemixStub>[0][number]['action']>;

export interface RenderOptions {
  locale?: Locale | undefined;
  /** Added to the texts of all libraries. */
  messages?: MessagesByNamespace | undefined;
  config?: PublicConfigData | undefined;
  /** The page's URL. */
  path?: string | undefined;
  /** Action of the page's forms. */
  action?: StubAction | undefined;
}

const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
} as const;

/** Renders an element as a part of a page: texts, configuration, router; returns a `user` for interaction. */
export function renderWithProviders(
  element: ReactElement,
  options: RenderOptions = {},
): RenderResult & { user: UserEvent } {
  const { locale = defaultLocale, messages = {}, config = aPublicConfig(), path = '/', action } = options;
  const Page = () => (
    <PublicConfigProvider config={config}>
      <I18nProvider locale={locale} messages={{ ...allMessages(locale), ...messages }}>
        {element}
      </I18nProvider>
    </PublicConfigProvider>
  );
  const Stub = createRemixStub([{ path: '*', Component: Page, ...(action === undefined ? {} : { action }) }]);
  return { user: userEvent.setup(), ...render(<Stub initialEntries={[path]} future={future} />) };
}
