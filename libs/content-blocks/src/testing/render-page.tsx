import { createRemixStub } from '@remix-run/testing';
import { render } from '@testing-library/react';
import { I18nProvider } from '@vyloha/i18n';
import { allMessages } from '@vyloha/testing';
import type { ComponentType } from 'react';

/** Renders a page of this room with what its loader would have given. */
export function renderPage(Page: ComponentType, data: object) {
  const Component = () => (
    <I18nProvider locale="cs" messages={allMessages('cs')}>
      <Page />
    </I18nProvider>
  );
  const Stub = createRemixStub([{ path: '*', Component, HydrateFallback: () => null, loader: () => data }]);
  return render(<Stub />);
}
