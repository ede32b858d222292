import { createRemixStub } from '@remix-run/testing';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { SentConfig } from '@vyloha/config';
import { PublicConfigProvider } from '@vyloha/config';
import { defaultLocale } from '@vyloha/contract';
import type { Locale } from '@vyloha/contract';
import { I18nProvider } from '@vyloha/i18n';
import type { MessagesByNamespace } from '@vyloha/i18n';
import { aPublicConfig } from './a-public-config';
import { allMessages } from './all-messages';

type ActionOfStub = NonNullable<Parameters<typeof createRemixStub>[0][number]['action']>;

export interface RenderOptions {
  locale?: Locale | undefined;
  /** On top of the texts of all rooms. */
  messages?: MessagesByNamespace | undefined;
  config?: SentConfig | undefined;
  /** The page's address. */
  path?: string | undefined;
  /** Answers the page's forms. */
  action?: ActionOfStub | undefined;
}

const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
} as const;

/** Renders an element as a part of a page: texts, configuration, router; with a user to act. */
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
