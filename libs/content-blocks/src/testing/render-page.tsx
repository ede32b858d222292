import { createRemixStub } from '@remix-run/testing';
import { render } from '@testing-library/react';
import { PublicConfigProvider } from '@vyloha/config';
import { I18nProvider } from '@vyloha/i18n';
import { allMessages, aPublicConfig } from '@vyloha/testing';
import type { ComponentType } from 'react';

/** Renders a page of this library with its loader data. */
export function renderPage(Page: ComponentType, data: object) {
  const Component = () => (
    <PublicConfigProvider config={aPublicConfig()}>
      <I18nProvider locale="cs" messages={allMessages('cs')}>
        <Page />
      </I18nProvider>
    </PublicConfigProvider>
  );
  const Stub = createRemixStub([{ path: '*', Component, HydrateFallback: () => null, loader: () => data }]);
  return render(<Stub />);
}
